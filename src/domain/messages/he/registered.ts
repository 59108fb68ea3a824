/** עברית: שמות פועל וצורות שנכתבות אותו דבר לכל מין, והאולם ברבים. מונחי הבמה: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: 'ההרשמה שלך התקבלה',
  doneWaiting: 'ההרשמה שלך ברשימת ההמתנה',
  doneNumber: '{name}, {song}. מספר {number}.',
  ownPage: 'הדף שלך',
  ownPageLead:
    'הוא תמיד אומר אם ההשתתפות שלך מאושרת, מה עוד נשאר לעשות, ומתי עולים לבמה. הקישור הזה הוא המפתח שלך: נא לא לפרסם אותו.',
  ownLink: 'הקישור הפרטי שלך',
  openPage: 'פתיחת הדף שלי',
  mailMyself: 'שליחה אליי',
  mailMyselfSubject: 'הדף שלך: {event}',
  scanToMove: 'לסריקה, למעבר לטלפון אחר',
  forParent: 'להורה או לאפוטרופוס',
  notSigned: 'עוד לא נחתם.',
  notSignedLead: 'אי אפשר לקבל אותך לפני שתינתן הסכמה.',
  sendThemLink: 'נא לשלוח להורה את הקישור הזה.',
  linkGoesToThem: 'קישור ההסכמה מגיע לכתובת הדוא״ל שהשארת עבור ההורה, ולא לאיש אחר. בדף שלך כתוב איך.',
  theirLink: 'הקישור של ההורה',
  mailThem: 'שליחה להורה בדוא״ל',
  mailThemSubject: 'בקשת הסכמה להשתתפות שלי: {event}',
  membersNotSigned: 'עדיין חסרה הסכמת הורים לכל הקטינים. בדף שלך יש קישור לכל אחד מהם.',
  next: 'מה קורה עכשיו',
  nextWaiting: 'כשמתפנה מקום, ההפקה עוברת לפי סדר הרשימה. הדף שלך מראה איפה עומדת ההרשמה שלך.',
  nextLead: 'ההפקה בודקת את ההרשמה שלך ומקבלת אותה, או מסבירה לך למה לא. הדף שלך מראה זאת מיד.',
  another: 'הרשמת הופעה נוספת',
};
