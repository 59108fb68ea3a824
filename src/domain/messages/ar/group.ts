/** العربية الفصحى: مصادر وصيغ لا تخص جنسًا، والقاعة بصيغة الجمع. مصطلحات المسرح في docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: 'هل بينهم من عمره أقل من {age} سنة؟',
  othersYes: 'نعم',
  othersNo: 'لا',
  whoMinor: 'من منهم؟',
  minorsHint: 'تلزم موافقة ولي أمر كل منهم، برابط خاص به. الروابط موجودة في صفحتك.',
  minorParent: '{name}: هاتف ولي الأمر أو بريده',
  credited: 'ذكر أسمائنا في البرنامج',
  wrongOthers: 'يُرجى كتابة الأسماء، اسم في كل سطر',
  wrongOthersAge: 'يُرجى ذكر ما إذا كان بينهم قاصرون',
  wrongMinors: 'يُرجى تحديد القاصرين منهم',
  ownYes: 'نعم',
  ownNo: 'لا',
  ownPrinted: 'يظهر في البرنامج.',
  ownSeen: 'لا يراه سوى الجهة المنظمة والطاقم.',
  wrongOwn: 'يُرجى الإجابة عن «{question}»',
};
