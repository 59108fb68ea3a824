/** Українською, на «ви». Слова сцени: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: 'Чи буде комусь із них менше ніж {age}?',
  othersYes: 'Так',
  othersNo: 'Ні',
  whoMinor: 'Хто саме?',
  minorsHint:
    'За кожну з цих осіб згоду дає хтось із батьків або опікун за власним посиланням. Посилання є на вашій сторінці.',
  minorParent: '{name}: телефон або пошта батьків',
  credited: 'Надрукувати наші імена в програмі',
  wrongOthers: 'Укажіть імена, по одному в рядку',
  wrongOthersAge: 'Укажіть, чи є серед них неповнолітні',
  wrongMinors: 'Виберіть, хто з них неповнолітній',
  ownYes: 'Так',
  ownNo: 'Ні',
  ownPrinted: 'Буде в програмі.',
  ownSeen: 'Це бачать лише організатори й команда.',
  wrongOwn: 'Дайте відповідь: «{question}»',
};
