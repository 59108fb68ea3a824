/** العربية الفصحى: مصادر وصيغ لا تخص جنسًا، والقاعة بصيغة الجمع. مصطلحات المسرح في docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'اختيار الجمهور',
  thanks: 'مع الشكر إلى',
  wasOnStage: 'على المشاركة على مسرحنا',
  pointsOf: '{score} من {most} نقطة',
  points: 'النقاط: {score}',
  forOrganisers: 'عن التنظيم',
  forJudges: 'عن لجنة التحكيم',
  signedResult: 'نتيجة معتمدة',
  slip: 'صفحتك الخاصة: أين وصلت، وما ينقص، وموعدك. احتفظ بهذه الورقة لنفسك.',

  programme: 'البرنامج',
  firstHalf: 'القسم الأول',
  secondHalf: 'القسم الثاني',
  part: 'القسم {part}',
  minutes: '{minutes, number} د',
  ring: 'الدائرة لكم: علّموا من أثّر فيكم.',
  endsAbout: 'النهاية نحو {time}',
  doors: 'الأبواب {time}',
  begins: 'البداية {time}',
  where: 'المكان',
  howWon: 'كيف يتحدد الفوز',
  panel: 'في لجنة التحكيم',
  vote: 'التصويت',
  lineup: 'البرنامج',
  wifi: 'Wi-Fi: {line}',
  withThanks: 'مع الشكر إلى',
  notes: 'ملاحظات',
};
