/** العربية الفصحى: مصادر وصيغ لا تخص جنسًا، والقاعة بصيغة الجمع. مصطلحات المسرح في docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: 'تم تسجيلك',
  doneWaiting: 'تسجيلك في قائمة الانتظار',
  doneNumber: '{name}، {song}. الرقم {number}.',
  ownPage: 'صفحتك الخاصة',
  ownPageLead: 'تخبرك دائمًا هل قُبلت فقرتك، وما بقي عليك، ومتى يحين دورك. هذا الرابط مفتاحك: يُرجى عدم نشره.',
  ownLink: 'رابطك الخاص',
  openPage: 'فتح صفحتي',
  mailMyself: 'إرساله إلى نفسي',
  mailMyselfSubject: 'صفحتك في {event}',
  scanToMove: 'رمز لنقلها إلى هاتف آخر',
  forParent: 'لولي أمرك',
  notSigned: 'لا توقيع بعد.',
  notSignedLead: 'لا يمكن قبول فقرتك قبل الموافقة.',
  sendThemLink: 'يُرجى إرسال هذا الرابط إلى ولي أمرك.',
  linkGoesToThem:
    'يصل رابط الموافقة إلى البريد الإلكتروني الذي تركته لولي أمرك، ولا يصل إلى أحد غيره. تشرح صفحتك ذلك.',
  theirLink: 'رابط ولي أمرك',
  mailThem: 'إرساله بالبريد',
  mailThemSubject: 'طلب الموافقة على مشاركتي في {event}',
  membersNotSigned: 'ما زالت موافقة أولياء أمور القاصرين مطلوبة. في صفحتك رابط لكل منهم.',
  next: 'ماذا بعد؟',
  nextWaiting: 'عندما يخلو مكان، تتبع الجهة المنظمة ترتيب القائمة. تعرض صفحتك موقعك فيها.',
  nextLead: 'تنظر الجهة المنظمة في تسجيلك وتقبله أو تخبرك بسبب عدم القبول. تعرض صفحتك ذلك فور حدوثه.',
  another: 'تسجيل فقرة أخرى',
};
