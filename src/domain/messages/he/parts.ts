/** עברית: שמות פועל וצורות שנכתבות אותו דבר לכל מין, והאולם ברבים. מונחי הבמה: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'דפים',
  menu: 'תפריט',
  lineup: 'התוכנית',
  results: 'תוצאות',
  event: 'האירוע',
  signIn: 'כניסה',
  act: 'הופעה',
  loggedIn: 'הכניסה הצליחה!',
  loggedOut: 'היציאה הצליחה',
  loading: 'בטעינה',
  optional: 'לא חובה',
  charactersLeft: '{left, plural, one {נותר תו אחד} two {נותרו שני תווים} other {נותרו # תווים}}',
  showPassword: 'הצגת הסיסמה',
  hidePassword: 'הסתרת הסיסמה',
  toFix:
    '{count, plural, =3 {שלושה דברים לתיקון} =4 {ארבעה דברים לתיקון} =5 {חמישה דברים לתיקון} =6 {שישה דברים לתיקון} =7 {שבעה דברים לתיקון} =8 {שמונה דברים לתיקון} =9 {תשעה דברים לתיקון} one {דבר אחד לתיקון} two {שני דברים לתיקון} other {# דברים לתיקון}}',
  errorTitle: 'שגיאה: {title}',
  messages: 'הודעות',
  close: 'סגירה',
  copy: 'העתקה',
  copied: 'הועתק',
  selected: 'סומן. אפשר להעתיק בפקודת ההעתקה של המכשיר שלך.',
  share: 'שיתוף',
  qrCode: 'קוד QR: {label}',
  fillIn: 'נא למלא את זה',
  keepTo: 'מספר התווים המרבי כאן: {most}.',
};
