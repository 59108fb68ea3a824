/** עברית: שמות פועל וצורות שנכתבות אותו דבר לכל מין, והאולם ברבים. מונחי הבמה: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: 'יש ביניהם מי שגילם מתחת ל־{age}?',
  othersYes: 'כן',
  othersNo: 'לא',
  whoMinor: 'מי מהם?',
  minorsHint: 'לכל אחד מהם נדרשת הסכמה של הורה או אפוטרופוס, בקישור נפרד. הקישורים נמצאים בדף שלך.',
  minorParent: '{name}: טלפון או דוא״ל של הורה',
  credited: 'שהשמות שלנו יופיעו בתוכנייה',
  wrongOthers: 'נא לכתוב את השמות, שם בכל שורה',
  wrongOthersAge: 'נא לציין אם יש ביניהם קטינים',
  wrongMinors: 'נא לבחור מי מהם קטינים',
  ownYes: 'כן',
  ownNo: 'לא',
  ownPrinted: 'מופיע בתוכנייה.',
  ownSeen: 'רק ההפקה והצוות רואים את זה.',
  wrongOwn: 'נא לענות על ״{question}״',
};
