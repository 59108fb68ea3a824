/** עברית: שמות פועל וצורות שנכתבות אותו דבר לכל מין, והאולם ברבים. מונחי הבמה: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'חביבי הקהל',
  thanks: 'בתודה אל',
  wasOnStage: 'על ההופעה על הבמה שלנו',
  pointsOf: '{score} נקודות מתוך {most}',
  points: '{score} נקודות',
  forOrganisers: 'בשם ההפקה',
  forJudges: 'בשם צוות השיפוט',
  signedResult: 'תוצאה מאושרת',
  slip: 'העמוד שלך: מה המצב, מה חסר ומתי קוראים לך. הפתק הזה אישי.',

  programme: 'תוכנייה',
  firstHalf: 'חלק ראשון',
  secondHalf: 'חלק שני',
  part: 'חלק {part}',
  minutes: '{minutes, number} דק׳',
  ring: 'העיגול שלכם: סמנו את מי שריגש אתכם.',
  endsAbout: 'סיום בערך {time}',
  doors: 'דלתות {time}',
  begins: 'תחילה {time}',
  where: 'איפה',
  howWon: 'איך מנצחים',
  panel: 'בצוות השיפוט',
  vote: 'הצבעה',
  lineup: 'התוכנייה',
  wifi: 'Wi-Fi: {line}',
  withThanks: 'בתודה אל',
  notes: 'הערות',
};
