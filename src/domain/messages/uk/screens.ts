/** Українською, на «ви». Слова сцени: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'Для режисерської {code}',
  toPair: 'Щоб під’єднати цей екран, введіть у режисерській, у Settings, Screens: {code}',
  noEvent: 'Події ще немає. Коли вона з’явиться, сторінка заповниться сама.',
  connecting: 'З’єднання із шоу',
  notSent: 'Не надіслано режисерській. Натисніть ще раз.',
  noteFrom: 'Від {name}, {time}',
  gotIt: 'Зрозуміло',
  callDesk: 'Покликати режисерську',
  deskCalled: 'Режисерська знає, що вам потрібна допомога.',
  deskHasIt: 'У режисерській цим займається {name}.',
  noCall: 'Уже не треба',
  deviceOn: '{browser}, {system}',
  androidPhone: 'телефон Android',
  androidTablet: 'планшет Android',
  unknownDevice: 'Невідомий пристрій',
};
