/** العربية الفصحى: مصادر وصيغ لا تخص جنسًا، والقاعة بصيغة الجمع. مصطلحات المسرح في docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'اللغة',
  languageAway: 'لا يمكن تحميل {language} دون اتصال. يُرجى المحاولة مرة أخرى.',
  unreachable: 'لا يمكن الوصول إلى الخادم.',
  resultStands: 'لم يتغير شيء: النتيجة ثابتة.',
  saved: 'محفوظ',
  saving: 'جارٍ الإرسال',
  kept: 'محفوظ على هذا الجهاز',
  notSaved: 'غير محفوظ',
  rehearsal: 'بروفة',
  rehearsalCounts: 'لا شيء يُحتسب.',
  theShow: 'العرض',
  interval: 'استراحة',
  withThanks: 'مع الشكر إلى',
  showOver: 'انتهى العرض',
  roundOver: 'نهاية {round}',
  moreFollows: 'وللعرض بقية.',
  thanks: 'شكرًا لحضوركم.',
  needsScript: 'يحتاج Ovation إلى JavaScript. يُرجى تفعيله لهذا الموقع، ثم إعادة تحميل الصفحة.',
  pageLoading: 'جارٍ تحميل الصفحة',
  pageFailed: 'تعذّر تحميل هذه الصفحة',
  pageFailedLead: 'ربما انقطعت الشبكة، أو جرى تحديث الصفحة للتو. لم يضع شيء مما حفظته.',
  tryAgain: 'محاولة أخرى',
  toFrontPage: 'إلى الصفحة الأولى',
};
