/** עברית: שמות פועל וצורות שנכתבות אותו דבר לכל מין, והאולם ברבים. מונחי הבמה: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'חיבור בבקרה {code}',
  toPair: 'כדי לחבר את המסך הזה יש להקליד בבקרה, תחת Settings, Screens: {code}',
  noEvent: 'עדיין אין אירוע. הדף הזה יתמלא מעצמו כשיהיה.',
  connecting: 'מתבצע חיבור למופע',
  notSent: 'לא נשלח לבקרה. נא ללחוץ שוב.',
  noteFrom: 'מאת {name}, {time}',
  gotIt: 'קיבלתי',
  callDesk: 'קריאה לבקרה',
  deskCalled: 'בבקרה יודעים שצריך לעזור לך.',
  deskHasIt: 'הטיפול בבקרה: {name}.',
  noCall: 'כבר אין צורך',
  deviceOn: '{browser} על {system}',
  androidPhone: 'טלפון Android',
  androidTablet: 'טאבלט Android',
  unknownDevice: 'מכשיר לא מוכר',
};
