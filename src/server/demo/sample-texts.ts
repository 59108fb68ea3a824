/** What the sample event's organisers wrote, in the languages that the demo offers beside English. */
import { CONSENT_TEXT, RISK_TEXT } from '#contract/events/schema.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import type { Caller } from './api.ts';

/** Those that the demo offers, in the order in which each text stands below. */
const DEMO_LANGUAGES = ['ar', 'de', 'es', 'ja'] as const;
type Told = readonly [ar: string, de: string, es: string, ja: string];

/** Each by what it is in English. */
const SAMPLE_TEXTS: Readonly<Record<string, Told>> = {
  'Fourteen acts, five judges and a hall that votes.': [
    'أربع عشرة فقرة، ولجنة تحكيم من خمسة، وقاعة تصوّت.',
    'Vierzehn Acts, eine fünfköpfige Jury und ein Saal, der abstimmt.',
    'Catorce actuaciones, un jurado de cinco y una sala que vota.',
    '14組の出演、5人の審査員、そして会場の投票。',
  ],
  Voice: ['غناء', 'Gesang', 'Voz', '歌'],
  Instrument: ['عزف', 'Instrument', 'Instrumento', '楽器'],
  Band: ['فرقة', 'Band', 'Grupo', 'バンド'],
  Dance: ['رقص', 'Tanz', 'Danza', 'ダンス'],
  Comedy: ['كوميديا', 'Comedy', 'Comedia', 'お笑い'],
  Theatre: ['مسرح', 'Theater', 'Teatro', '演劇'],
  'Spoken word': ['إلقاء', 'Spoken Word', 'Palabra hablada', '朗読'],
  Technique: ['التقنية', 'Technik', 'Técnica', '技術'],
  'Control, accuracy, craft': [
    'التحكم والدقة والإتقان',
    'Kontrolle, Genauigkeit, Handwerk',
    'Control, precisión, oficio',
    'コントロール、正確さ、完成度',
  ],
  Expression: ['التعبير', 'Ausdruck', 'Expresión', '表現'],
  'Did it reach you?': ['هل وصل إليك؟', 'Hat es dich erreicht?', '¿Te ha llegado?', '心に届いたか'],
  'Stage presence': ['الحضور على المسرح', 'Bühnenpräsenz', 'Presencia escénica', '舞台での存在感'],
  'Command of the room': [
    'الإمساك بانتباه القاعة',
    'Den Saal in der Hand haben',
    'Dominio de la sala',
    '会場を引き込む力',
  ],
  Originality: ['الأصالة', 'Originalität', 'Originalidad', '独創性'],
  'A choice only they would make': [
    'اختيار لا يأتي به غيرهم',
    'Eine Wahl, die nur dieser Act trifft',
    'Una elección que nadie más haría',
    'この出演者ならではの選択',
  ],
  'Audience favourite': ['اختيار الجمهور', 'Publikumsliebling', 'Favorito del público', '観客賞'],
  [CONSENT_TEXT]: [
    'أنا ولي أمر صاحب هذه المشاركة أو صاحبتها. أوافق على المشاركة في الفعالية، ويمكن الوصول إليّ في تلك الليلة عبر وسيلة الاتصال المذكورة هنا.',
    'Ich bin für diese Person sorgeberechtigt. Ich stimme zu, dass sie bei der Veranstaltung mitmacht, und bin am Abend unter dem hier angegebenen Kontakt erreichbar.',
    'Soy madre, padre o responsable legal de esta persona. Doy mi consentimiento para que participe en el evento y se me puede localizar esa noche en el contacto que indico aquí.',
    '私はこの出演者の保護者です。出演者がこのイベントに参加することに同意します。当日の夜は、ここに記した連絡先で連絡が取れます。',
  ],
  [RISK_TEXT]: [
    'أشارك على مسؤوليتي، وألتزم بما يقوله طاقم المسرح. النار المكشوفة غير مسموح بها؛ والنصال غير حادة وتُعرض عند تسجيل الحضور.',
    'Ich trete auf eigene Gefahr auf und folge den Anweisungen der Bühnencrew. Offenes Feuer ist nicht erlaubt; Klingen sind stumpf und werden beim Check-in gezeigt.',
    'Actúo bajo mi responsabilidad y sigo las indicaciones del equipo de escena. No se permite fuego; las hojas van sin filo y se muestran al llegar.',
    '自己の責任で出演し、舞台スタッフの指示に従います。裸火は使えません。刃物は刃を落としたものとし、受付で見せます。',
  ],
};

/** The languages that the demo's visitors may read beside English. */
export const OFFERED_BY_DEMO = [...DEMO_LANGUAGES];

/** Stores the event's texts in each of these languages. */
export async function giveSampleTexts(desk: Caller, id: string): Promise<void> {
  const { texts } = await desk.call(planningEndpoints.eventTexts, { params: { id } });
  await desk.call(planningEndpoints.giveTexts, {
    params: { id },
    body: {
      texts: texts.flatMap(({ field, subjectId, part, main }) =>
        DEMO_LANGUAGES.flatMap((language, at) => {
          const text = SAMPLE_TEXTS[main]?.[at];
          return text === undefined ? [] : [{ field, subjectId, part, language, text }];
        }),
      ),
    },
  });
}
