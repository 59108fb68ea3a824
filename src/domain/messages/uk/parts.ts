/** Українською, на «ви». Слова сцени: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'Сторінки',
  menu: 'Меню',
  lineup: 'Програма',
  results: 'Результати',
  event: 'Подія',
  signIn: 'Увійти',
  act: 'Виступ',
  loggedIn: 'Ви увійшли!',
  loggedOut: 'Ви вийшли',
  loading: 'Завантаження',
  optional: 'за бажанням',
  charactersLeft:
    '{left, plural, one {Лишився # символ} few {Лишилося # символи} many {Лишилося # символів} other {Лишилося # символу}}',
  showPassword: 'Показати пароль',
  hidePassword: 'Сховати пароль',
  toFix: 'Виправте {count, plural, one {# поле} few {# поля} many {# полів} other {# поля}}',
  errorTitle: 'Помилка: {title}',
  messages: 'Повідомлення',
  close: 'Закрити',
  copy: 'Копіювати',
  copied: 'Скопійовано',
  selected: 'Виділено. Скопіюйте засобами пристрою.',
  share: 'Поділитися',
  qrCode: 'QR-код: {label}',
  fillIn: 'Заповніть це поле',
  keepTo: 'Не більше ніж {most} символів.',
};
