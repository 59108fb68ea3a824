/** עברית: שמות פועל וצורות שנכתבות אותו דבר לכל מין, והאולם ברבים. מונחי הבמה: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'ההרשמה הגיעה: {stage_name}',
  receivedBody:
    'שלום {name},\n\nההרשמה הגיעה: {stage_name}, ״{song}״. האירוע: {event}.\n\nזה הדף האישי שלך. הוא מראה מה מצב ההרשמה ומה עוד נשאר. נא לשמור את הקישור אצלך בלבד:\n{link}',
  acceptedSubject: 'ההופעה התקבלה: {event}',
  acceptedBody:
    'שלום {name},\n\nההופעה הזאת במופע: {stage_name}, ״{song}״. מועד: {date}. {venue}\n\nמה שעוד נשאר, ובהמשך שעת ההתייצבות, נמצאים בדף האישי שלך:\n{link}',
  declinedSubject: 'לגבי ההרשמה: {event}',
  declinedBody:
    'שלום {name},\n\nתודה על הרצון לעלות לבמה עם ״{song}״. הפעם לא היה מקום לכל ההופעות, וההופעה הזאת אינה במופע.\n\nהדף שלך:\n{link}',
  waitlistedSubject: 'ההופעה ברשימת ההמתנה: {event}',
  waitlistedBody:
    'שלום {name},\n\nכרגע כל המקומות תפוסים. ההופעה הזאת ברשימת ההמתנה: {stage_name}, ״{song}״. נכתוב ברגע שיתפנה מקום.\n\nהדף שלך מראה מה מצב ההרשמה:\n{link}',
  reminderSubject: 'עוד חסר משהו: {stage_name}',
  reminderBody:
    'שלום {name},\n\nעוד חסר משהו. ההופעה: {stage_name}. האירוע: {event}.\n\n{missing}\n\nאפשר להשלים בדף האישי שלך:\n{link}',
  callSubject: 'שעת ההתייצבות: {call_time}',
  callBody:
    'שלום {name},\n\nנא להגיע לבמה עד {call_time}. יום: {date}. {venue}\n\nהשעות זזות עם המופע. העדכנית ביותר תמיד בדף שלך:\n{link}',
  consentSubject: 'מבוקשת הסכמתך: {stage_name}, {event}',
  consentBody:
    'שלום {name},\n\nההרשמה: {performer}, על הבמה בשם {stage_name}, ״{song}״. שמך נמסר בה כהורה או אפוטרופוס. האירוע: {event}. מועד: {date}. ההופעה תעלה לבמה רק בהסכמתך.\n\nכאן אפשר לקרוא את הנוסח ולהסכים, או לבטל את ההסכמה. הקישור שלך בלבד, נא לא להעביר אותו:\n{link}',
  thanksSubject: 'תודה: {stage_name}',
  thanksBody:
    'שלום {name},\n\nתודה על ההופעה על הבמה שלנו: ״{song}״. האירוע: {event}.\n\n{result}\n\nמה שאפשר לשמור נמצא בדף שלך:\n{link}',
  thanksPlace: 'המקום שלך: {place} מתוך {count}',
  thanksAward: 'הפרס שלך: {award}',
  signature: 'שאלות? {contact}\n{event}',
  openPage: 'פתיחת הדף שלך',
  openConsent: 'לקרוא ולהסכים',
  leadsTo: 'מוביל אל {host}',
  calendar: 'הקובץ המצורף מוסיף את השעה ליומן שלך.',
  dateOpen: 'ייקבע בהמשך',
  missingTrack: 'המוזיקה שלך',
  missingTrackUntil: 'המוזיקה שלך, עד {when}',
  missingConsent: 'הסכמה של הורה או אפוטרופוס',
};
