/** العربية الفصحى: مصادر وصيغ لا تخص جنسًا، والقاعة بصيغة الجمع. مصطلحات المسرح في docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'وصلنا تسجيل الفقرة: {stage_name}',
  receivedBody:
    'مرحبًا {name}،\n\nوصلنا التسجيل: {stage_name}، «{song}». الفعالية: {event}.\n\nهذه صفحتك الخاصة. تُظهر حالة التسجيل وما بقي إتمامه. يُرجى إبقاء الرابط لديك وحدك:\n{link}',
  acceptedSubject: 'قُبلت الفقرة: {event}',
  acceptedBody:
    'مرحبًا {name}،\n\nهذه الفقرة ضمن العرض: {stage_name}، «{song}». الموعد: {date}. {venue}\n\nما بقي إتمامه، ثم موعد النداء، على صفحتك الخاصة:\n{link}',
  declinedSubject: 'بشأن التسجيل: {event}',
  declinedBody:
    'مرحبًا {name}،\n\nشكرًا على الرغبة في الصعود إلى المسرح: «{song}». لم نتمكن هذه المرة من إيجاد مكان لكل فقرة، وهذه الفقرة ليست ضمن العرض.\n\nصفحتك:\n{link}',
  waitlistedSubject: 'الفقرة على قائمة الانتظار: {event}',
  waitlistedBody:
    'مرحبًا {name}،\n\nجميع الأماكن مشغولة حاليًا. هذه الفقرة على قائمة الانتظار: {stage_name}، «{song}». سنكتب إليك فور توفّر مكان.\n\nصفحتك تُظهر حالة التسجيل:\n{link}',
  reminderSubject: 'ما زال هناك ما ينقص: {stage_name}',
  reminderBody:
    'مرحبًا {name}،\n\nما زال هناك ما ينقص. الفقرة: {stage_name}. الفعالية: {event}.\n\n{missing}\n\nيمكن إتمامه على صفحتك الخاصة:\n{link}',
  callSubject: 'موعد النداء: {call_time}',
  callBody:
    'مرحبًا {name}،\n\nيُرجى الحضور إلى المسرح قبل الساعة {call_time}. اليوم: {date}. {venue}\n\nتتغيّر المواعيد مع العرض. أحدثها دائمًا على صفحتك:\n{link}',
  consentSubject: 'نطلب موافقتك: {stage_name}، {event}',
  consentBody:
    'مرحبًا {name}،\n\nالتسجيل: {performer}، على المسرح باسم {stage_name}، «{song}». ذُكر اسمك في التسجيل بصفة ولي الأمر. الفعالية: {event}. الموعد: {date}. لا تصعد الفقرة إلى المسرح إلا بموافقتك.\n\nيمكن قراءة النص هنا والموافقة أو سحب الموافقة. هذا الرابط لك وحدك، ويُرجى عدم إعطائه لأحد:\n{link}',
  thanksSubject: 'شكرًا: {stage_name}',
  thanksBody:
    'مرحبًا {name}،\n\nشكرًا على المشاركة على مسرحنا: «{song}». الفعالية: {event}.\n\n{result}\n\nما يمكنك الاحتفاظ به على صفحتك:\n{link}',
  thanksPlace: 'المركز: {place} من {count}',
  thanksAward: 'الجائزة: {award}',
  signature: 'لديك أسئلة؟ {contact}\n{event}',
  openPage: 'فتح صفحتك',
  openConsent: 'القراءة والموافقة',
  leadsTo: 'يؤدي إلى {host}',
  calendar: 'الملف المرفق يضيف الموعد إلى تقويمك.',
  dateOpen: 'يُحدَّد لاحقًا',
  missingTrack: 'الموسيقى',
  missingTrackUntil: 'الموسيقى، حتى {when}',
  missingConsent: 'موافقة ولي الأمر',
};
