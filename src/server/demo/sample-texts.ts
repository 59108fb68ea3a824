/** What the sample event's organisers wrote, in the languages that the demo offers beside English. */
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { CONSENT_TEXT, RISK_TEXT } from '#domain/events/agreed-texts.ts';
import { turning } from '#domain/planning/in-language.ts';
import { words as german } from '#domain/planning/templates/words/de.ts';
import { words as spanish } from '#domain/planning/templates/words/es.ts';
import type { Caller } from './api.ts';

/** Those that the demo offers. */
const DEMO_LANGUAGES = ['ar', 'de', 'es', 'ja'] as const;
type DemoLanguage = (typeof DEMO_LANGUAGES)[number];

/** Each by what it is in English. What templates of shows say too has its German and its Spanish there. */
const SAMPLE_TEXTS: Readonly<Record<string, Readonly<Partial<Record<DemoLanguage, string>>>>> = {
  'Fourteen acts, five judges and a hall that votes.': {
    ar: 'أربع عشرة فقرة، ولجنة تحكيم من خمسة، وقاعة تصوّت.',
    de: 'Vierzehn Acts, eine fünfköpfige Jury und ein Saal, der abstimmt.',
    es: 'Catorce actuaciones, un jurado de cinco y una sala que vota.',
    ja: '14組の出演、5人の審査員、そして会場の投票。',
  },
  Voice: { ar: 'غناء', ja: '歌' },
  Instrument: { ar: 'عزف', ja: '楽器' },
  Band: { ar: 'فرقة', ja: 'バンド' },
  Dance: { ar: 'رقص', ja: 'ダンス' },
  Comedy: { ar: 'كوميديا', ja: 'お笑い' },
  Theatre: { ar: 'مسرح', ja: '演劇' },
  'Spoken word': { ar: 'إلقاء', de: 'Spoken Word', es: 'Palabra hablada', ja: '朗読' },
  Technique: { ar: 'التقنية', ja: '技術' },
  'Control, accuracy, craft': { ar: 'التحكم والدقة والإتقان', ja: 'コントロール、正確さ、完成度' },
  Expression: { ar: 'التعبير', ja: '表現' },
  'Did it reach you?': { ar: 'هل وصل إليك؟', ja: '心に届いたか' },
  'Stage presence': { ar: 'الحضور على المسرح', ja: '舞台での存在感' },
  'Command of the room': { ar: 'الإمساك بانتباه القاعة', ja: '会場を引き込む力' },
  Originality: { ar: 'الأصالة', ja: '独創性' },
  'A choice only they would make': { ar: 'اختيار لا يأتي به غيرهم', ja: 'この出演者ならではの選択' },
  'Audience favourite': { ar: 'اختيار الجمهور', ja: '観客賞' },
  [CONSENT_TEXT]: {
    ar: 'أنا ولي أمر صاحب هذه المشاركة أو صاحبتها. أوافق على المشاركة في الفعالية، ويمكن الوصول إليّ في تلك الليلة عبر وسيلة الاتصال المذكورة هنا.',
    ja: '私はこの出演者の保護者です。出演者がこのイベントに参加することに同意します。当日の夜は、ここに記した連絡先で連絡が取れます。',
  },
  [RISK_TEXT]: {
    ar: 'أشارك على مسؤوليتي، وألتزم بما يقوله طاقم المسرح. النار المكشوفة غير مسموح بها؛ والنصال غير حادة وتُعرض عند تسجيل الحضور.',
    ja: '自己の責任で出演し、舞台スタッフの指示に従います。裸火は使えません。刃物は刃を落としたものとし、受付で見せます。',
  },
};

const OF_TEMPLATES = { de: turning(null, german), es: turning(null, spanish) };

/** An English text of the sample event in another language; undefined where nobody has written it. */
const toldIn = (language: DemoLanguage, main: string): string | undefined =>
  SAMPLE_TEXTS[main]?.[language] ??
  (language === 'de' || language === 'es' ? OF_TEMPLATES[language](main) : undefined);

/** The languages that the demo's visitors may read beside English. */
export const OFFERED_BY_DEMO = [...DEMO_LANGUAGES];

/** Stores the event's texts in each of these languages. */
export async function giveSampleTexts(desk: Caller, id: string): Promise<void> {
  const { texts } = await desk.call(planningEndpoints.eventTexts, { params: { id } });
  await desk.call(planningEndpoints.giveTexts, {
    params: { id },
    body: {
      texts: texts.flatMap(({ field, subjectId, part, main }) =>
        DEMO_LANGUAGES.flatMap((language) => {
          const text = toldIn(language, main);
          return text === undefined ? [] : [{ field, subjectId, part, language, text }];
        }),
      ),
    },
  });
}
