/** Українською, на «ви». Слова сцени: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'Вибір глядачів',
  thanks: 'Подяка',
  wasOnStage: 'за виступ на нашій сцені',
  pointsOf: 'Бали: {score} з {most}',
  points: 'Бали: {score}',
  forOrganisers: 'Від організації',
  forJudges: 'Від журі',
  signedResult: 'Затверджений результат',
  slip: 'Твоя сторінка: як справи, чого бракує, твій час. Не передавай цей папірець іншим.',

  programme: 'Програма',
  firstHalf: 'Перша частина',
  secondHalf: 'Друга частина',
  part: 'Частина {part}',
  minutes: '{minutes, number} хв',
  ring: 'Кільце для вас: позначте, хто вас зворушив.',
  endsAbout: 'Кінець близько {time}',
  doors: 'Вхід {time}',
  begins: 'Початок {time}',
  where: 'Де',
  howWon: 'Як визначають перемогу',
  panel: 'У журі',
  vote: 'Голосувати',
  lineup: 'Програма',
  wifi: 'Wi-Fi: {line}',
  withThanks: 'Дякуємо за підтримку',
  notes: 'Нотатки',
};
