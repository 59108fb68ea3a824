/** עברית: שמות פועל וצורות שנכתבות אותו דבר לכל מין, והאולם ברבים. מונחי הבמה: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'שפה',
  languageAway: 'אי אפשר לטעון {language} בלי חיבור. נא לנסות שוב.',
  unreachable: 'אי אפשר להגיע לשרת.',
  resultStands: 'דבר לא שונה: התוצאה עומדת.',
  saved: 'נשמר',
  saving: 'בשליחה',
  kept: 'נשמר במכשיר הזה',
  notSaved: 'לא נשמר',
  rehearsal: 'חזרה',
  rehearsalCounts: 'דבר אינו נספר.',
  theShow: 'המופע',
  interval: 'הפסקה',
  withThanks: 'בתודה אל',
  showOver: 'המופע הסתיים',
  roundOver: 'סוף: {round}',
  moreFollows: 'יש המשך.',
  thanks: 'תודה שהייתם כאן.',
  needsScript: 'ל־Ovation דרוש JavaScript. נא להפעיל אותו באתר הזה, ואז לטעון את הדף מחדש.',
  pageLoading: 'הדף נטען',
  pageFailed: 'הדף הזה לא נטען',
  pageFailedLead: 'ייתכן שהרשת נותקה, או שהדף עודכן זה עתה. דבר ממה ששמרת לא אבד.',
  tryAgain: 'לנסות שוב',
  toFrontPage: 'אל הדף הראשי',
};
