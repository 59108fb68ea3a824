/** עברית: שמות פועל וצורות שנכתבות אותו דבר לכל מין, והאולם ברבים. מונחי הבמה: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: 'כך הוגים את השם שלך',
  lead: 'נא לומר את השם פעם אחת, עד עשר שניות. רק ההנחיה וההפקה שומעות.',
  record: 'הקלטה',
  stop: 'סיום',
  choose: 'בחירת קובץ קול',
  listen: 'השמעה',
  remove: 'הסרה',
  removeAsk: 'להסיר את ההקלטה?',
  noMicrophone: 'הדפדפן הזה לא נותן מיקרופון. נא לבחור קובץ קול במקום.',
  unread: 'הקובץ הזה אינו קול שאפשר לקרוא כאן.',
  notSent: 'ההקלטה לא נשלחה. נא לנסות שוב.',
  none: 'אין הקלטה',
};
