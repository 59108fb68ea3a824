/** Українською, на «ви». Слова сцени: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'Вашу заявку отримано: {stage_name}',
  receivedBody:
    'Вітаємо, {name}!\n\nВашу заявку отримано: {stage_name}, «{song}». Подія: {event}.\n\nЦе ваша власна сторінка. Вона показує, на якому етапі заявка і що ще треба зробити. Нікому не передавайте посилання:\n{link}',
  acceptedSubject: 'Ви в програмі: {event}',
  acceptedBody:
    'Вітаємо, {name}!\n\nЦей виступ у програмі: {stage_name}, «{song}». Дата: {date}. {venue}\n\nЩо ще треба зробити, а згодом і час вашого виходу, є на вашій сторінці:\n{link}',
  declinedSubject: 'Ваша заявка: {event}',
  declinedBody:
    'Вітаємо, {name}!\n\nДякуємо за бажання вийти на сцену: «{song}». Цього разу місць вистачило не всім виступам, і вашого немає в програмі.\n\nВаша сторінка:\n{link}',
  waitlistedSubject: 'Ви у списку очікування: {event}',
  waitlistedBody:
    'Вітаємо, {name}!\n\nЗараз усі місця зайнято. Цей виступ у списку очікування: {stage_name}, «{song}». Ми напишемо, щойно звільниться місце.\n\nВаша сторінка показує, на якому етапі заявка:\n{link}',
  reminderSubject: 'Ще дечого бракує: {stage_name}',
  reminderBody:
    'Вітаємо, {name}!\n\nЩе дечого бракує. Виступ: {stage_name}. Подія: {event}.\n\n{missing}\n\nЦе можна зробити на вашій сторінці:\n{link}',
  callSubject: 'Час вашого виходу: {call_time}',
  callBody:
    'Вітаємо, {name}!\n\nБудь ласка, будьте біля сцени до {call_time}. День: {date}. {venue}\n\nЧас змінюється разом із шоу. Найновіший завжди на вашій сторінці:\n{link}',
  consentSubject: 'Просимо вашої згоди: {stage_name}, {event}',
  consentBody:
    'Вітаємо, {name}!\n\nЗаявка: {performer}, на сцені {stage_name}, «{song}». У ній вас названо одним із батьків або опікуном. Подія: {event}. Дата: {date}. Виступ вийде на сцену лише за вашою згодою.\n\nПрочитайте текст тут і дайте згоду або відкличте її. Посилання лише для вас, не передавайте його:\n{link}',
  thanksSubject: 'Дякуємо: {stage_name}',
  thanksBody:
    'Вітаємо, {name}!\n\nДякуємо за виступ на нашій сцені: «{song}». Подія: {event}.\n\n{result}\n\nТе, що можна зберегти, є на вашій сторінці:\n{link}',
  thanksPlace: 'Ваше місце: {place} із {count}',
  thanksAward: 'Ваша нагорода: {award}',
  signature: 'Запитання? {contact}\n{event}',
  openPage: 'Відкрити вашу сторінку',
  openConsent: 'Прочитати й дати згоду',
  leadsTo: 'Веде на {host}',
  calendar: 'Файл у додатку додасть час до вашого календаря.',
  dateOpen: 'буде оголошено',
  missingTrack: 'ваша фонограма',
  missingTrackUntil: 'ваша фонограма, до: {when}',
  missingConsent: 'згода одного з батьків або опікуна',
};
