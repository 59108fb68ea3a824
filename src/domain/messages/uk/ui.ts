/** Українською, на «ви». Слова сцени: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'Мова',
  languageAway: '{language}: без з’єднання не завантажити. Спробуйте ще раз.',
  unreachable: 'Сервер недоступний.',
  resultStands: 'Нічого не змінено: результат чинний.',
  saved: 'Збережено',
  saving: 'Надсилання',
  kept: 'Збережено на пристрої',
  notSaved: 'Не збережено',
  rehearsal: 'Репетиція',
  rehearsalCounts: 'Нічого не враховується.',
  theShow: 'Шоу',
  interval: 'Антракт',
  withThanks: 'Дякуємо за підтримку',
  showOver: 'Шоу закінчилося',
  roundOver: '{round}: завершено',
  moreFollows: 'Далі буде ще.',
  thanks: 'Дякуємо, що були з нами.',
  needsScript: 'Для Ovation потрібен JavaScript. Увімкніть його для цього сайту й перезавантажте сторінку.',
  pageLoading: 'Завантаження сторінки',
  pageFailed: 'Сторінка не завантажилася',
  pageFailedLead: 'Можливо, немає мережі або сторінку щойно оновили. Нічого зі збереженого не втрачено.',
  tryAgain: 'Спробувати ще раз',
  toFrontPage: 'На головну сторінку',
};
