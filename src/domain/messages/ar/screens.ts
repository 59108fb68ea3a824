/** العربية الفصحى: مصادر وصيغ لا تخص جنسًا، والقاعة بصيغة الجمع. مصطلحات المسرح في docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'إقران من الإدارة {code}',
  toPair: 'لإقران هذه الشاشة يُكتب لدى إدارة العرض، في Settings ثم Screens: {code}',
  noEvent: 'لا توجد فعالية بعد. تمتلئ هذه الصفحة تلقائيًا عند وجودها.',
  connecting: 'جارٍ الاتصال بالعرض',
  notSent: 'لم يصل إلى إدارة العرض. يُرجى الضغط من جديد.',
  noteFrom: 'من {name}، {time}',
  gotIt: 'فهمت',
  callDesk: 'استدعاء إدارة العرض',
  deskCalled: 'إدارة العرض تعلم أنك بحاجة إلى مساعدة.',
  deskHasIt: 'تولّى {name} الأمر في إدارة العرض.',
  noCall: 'لم تعد هناك حاجة',
  deviceOn: '{browser} على {system}',
  androidPhone: 'هاتف Android',
  androidTablet: 'جهاز Android لوحي',
  unknownDevice: 'جهاز غير معروف',
};
