/**
 * A person's own copy of what is kept about them, as a page to read: every fact under its label in their language.
 * Which facts there are is declared here by the names that they cross the wire with, so that a new one does not compile
 * until it has a label, or is said to be nothing that a person reads.
 */

import type { AnswerOf } from '#contract/endpoint.ts';
import type { peopleEndpoints } from '#contract/registration/people.ts';
import { type Line, lineOf, type Say, sayIn, type Words } from '#domain/messages/catalogue.ts';
import { dateAsWritten } from '#domain/messages/dates.ts';
import { htmlText } from '#domain/messages/html-text.ts';
import { LANGUAGES, type Language, localeOf, nameOf } from '#domain/messages/languages.ts';
import { filledIn, inRow } from '#domain/messages/sentence.ts';
import { historyInWords } from '#domain/registration/history-words.ts';
import { PHOTO_PLACE_WORDS } from '#domain/registration/photo-places.ts';

/** What is kept about one person, as a program reads it. */
export type OwnData = Omit<AnswerOf<typeof peopleEndpoints.exportPerson>, 'page'>;
type Act = OwnData['participant'];
type Personal = OwnData['personal'];

/** The rooms of the message catalogue that a person's copy of their data is written from. */
export const COPY_ROOMS = [
  ...(['faults', 'history', 'kept', 'letters', 'picture', 'recording'] as const),
  ...(['register', 'registered', 'status', 'track', 'ui'] as const),
];

/** The language, words and formats in which a person's copy of their data is written. */
export interface Reader {
  readonly language: Language;
  readonly words: Words;
  readonly timeZone: string;
  /** A category's name. */
  readonly categoryName: (id: string) => string;
  readonly eventName: string;
}

type Voice = Reader & { readonly say: Say; readonly time: (at: number) => string };
/** A label, and what stands beside it; empty: nothing is kept, and the row is left out. */
type Row = readonly [label: string, value: string];
type Rows<T> = { readonly [Field in keyof T]: ((of: T, voice: Voice) => Row | readonly Row[]) | null };

const STATUS = {
  submitted: 'status.lookedAt',
  accepted: 'status.in',
  waitlisted: 'status.waiting',
  declined: 'status.declined',
  withdrawn: 'status.withdrawn',
} as const satisfies Record<Act['status'], Line>;

const DELIVERY = {
  email: 'register.byEmail',
  flash_drive: 'register.byDrive',
  convention: 'register.byHand',
  upload: 'register.trackUpload',
  live: 'register.trackLive',
} as const satisfies Record<Act['audioDeliveryMethod'], Line>;

const PHOTOS = { yes: 'register.photosYes', no: 'register.photosNo' } as const;

const photosIn = (said: Act['photoConsent'], { say }: Voice): string =>
  said === 'not_asked' ? '' : say(PHOTOS[said]);

const placesIn = (places: Act['photoPlaces'], { say, language }: Voice): string =>
  inRow(
    places.map((place) => say(PHOTO_PLACE_WORDS[place])),
    language,
    ' · ',
  );

const lengthOf = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** The act. Null: an id, a mark, or what another row says. */
const ACT: Rows<Act> = {
  number: (act, { say }) => [say('status.number'), String(act.number)],
  status: (act, { say }) => [say('kept.copyStatus'), say(STATUS[act.status])],
  createdAt: (act, { say, time }) => [say('status.received'), time(act.createdAt)],
  stageName: (act, { say }) => [say('register.stageName'), act.stageName],
  pronunciation: (act, { say }) => [say('register.rowSayIt'), act.pronunciation],
  pronouns: (act, { say }) => [say('register.pronouns'), act.pronouns],
  songTitle: (act, { say }) => [say('register.song'), act.songTitle],
  categoryId: (act, { say, categoryName }) => [
    say('register.category'),
    act.categoryId === null ? '' : categoryName(act.categoryId),
  ],
  durationMs: (act, { say }) => [
    say('register.rowLength'),
    act.durationMs === null ? '' : lengthOf(act.durationMs),
  ],
  performerCount: (act, { say }) => [say('register.people'), String(act.performerCount)],
  audioDeliveryMethod: (act, { say }) => [say('register.track'), say(DELIVERY[act.audioDeliveryMethod])],
  stageNotes: (act, { say }) => [say('register.needs'), act.stageNotes],
  mcLine: (act, { say }) => [say('register.mcLine'), act.mcLine],
  credits: (act, { say }) => [say('status.credits'), act.credits],
  answers: ({ answers }) => answers.map(({ question, answer }) => [question, answer]),
  photoConsent: (act, voice) => [voice.say('register.photos'), photosIn(act.photoConsent, voice)],
  photoPlaces: (act, voice) => [voice.say('picture.places'), placesIn(act.photoPlaces, voice)],
  riskAcknowledged: ({ riskAcknowledged, rulesRecord }, { say, time }) => [
    say('register.rowRules'),
    !riskAcknowledged
      ? ''
      : rulesRecord === null
        ? say('register.rulesAccepted')
        : [time(rulesRecord.acceptedAt), rulesRecord.text].join('\n'),
  ],
  checkedInAt: ({ checkedInAt }, { say, time }) => [
    say('status.checkedIn'),
    checkedInAt === null ? '' : time(checkedInAt),
  ],
  headcount: ({ headcount }, { say }) => [say('kept.copyCounted'), String(headcount ?? '')],
  note: (act, { say }) => [say('kept.copyNote'), act.note],
  ...{ id: null, erased: null, revision: null, updatedAt: null, erasing: null, erasedAt: null },
  ...{ mergedInto: null, contactMark: null, cameFrom: null, needsAssistance: null, emergencyKnown: null },
  // How consent stands and came is told with the person it is for.
  ...{ consent: null, consentHow: null, consentRecord: null, consentLinkOf: null, ownConsent: null },
  ...{ members: null, rulesRecord: null },
};

/** Who agreed for whom, when, how and to which text. */
function agreedIn(
  { signedAt, signedBy, signedWords, text }: Omit<NonNullable<Personal['members']>[number], 'id'>,
  { say, time, language }: Voice,
): Row[] {
  if (signedAt === null) return [];
  const how = inRow([signedBy || say('kept.someParent'), signedWords, time(signedAt)], language);
  return [[say('kept.agreement'), [how, text?.text ?? ''].join('\n')]];
}

/** The person, and those who belong to them. */
const PERSONAL: Rows<Personal> = {
  name: ({ name }, { say }) =>
    name === null
      ? []
      : [
          [say('register.rowName'), name.preferredName],
          [say('register.contact'), name.contact],
          [say('register.others'), name.memberNames],
          [say('ui.language'), named(name.language)],
        ],
  assistance: ({ assistance }, { say }) => [say('register.help'), assistance?.assistanceNeeded ?? ''],
  emergency: ({ emergency }, { say, language }) => [
    say('register.emergency'),
    inRow([emergency?.preferredName, emergency?.pronouns, emergency?.contactMethod], language),
  ],
  parent: ({ parent }, voice) =>
    parent === null
      ? []
      : [
          [
            voice.say('register.rowGuardian'),
            inRow([parent.parentPreferredName, parent.parentPronouns, parent.parentContact], voice.language),
          ],
          [`${voice.say('register.rowGuardian')}: ${voice.say('ui.language')}`, named(parent.parentLanguage)],
          ...agreedIn(
            { ...parent, name: '', isMinor: true, photoConsent: 'not_asked', photoPlaces: [] },
            voice,
          ),
        ],
  members: ({ members }, voice) =>
    (members ?? []).flatMap((member) => [
      [voice.say('register.rowWith'), member.name],
      [
        voice.say('register.rowGuardian'),
        inRow([member.parentPreferredName, member.parentContact], voice.language),
      ],
      ...agreedIn(member, voice),
      [voice.say('register.photosChild'), photosIn(member.photoConsent, voice)],
      [voice.say('picture.places'), member.isMinor ? placesIn(member.photoPlaces, voice) : ''],
    ]),
};

const named = (language: string | null): string =>
  language !== null && Object.hasOwn(LANGUAGES, language) ? nameOf(language as Language) : '';

function rowsOf<T>(declared: Rows<T>, of: T, voice: Voice): Row[] {
  return Object.values<Rows<T>[keyof T]>(declared).flatMap((rowOf) => {
    const rows = rowOf?.(of, voice) ?? [];
    return (rows.length === 0 || Array.isArray(rows[0]) ? rows : [rows]) as readonly Row[];
  });
}

function filesOf({ tracks, picture, recording }: OwnData, { say, time, language }: Voice): Row[] {
  return [
    ...tracks.map(
      ({ format, durationMs, uploadedAt }): Row => [
        say('track.yours'),
        inRow([format.toUpperCase(), lengthOf(durationMs), time(uploadedAt)], language),
      ],
    ),
    [say('picture.yours'), picture ? time(picture.sentAt) : ''],
    [say('recording.yours'), recording ? time(recording.sentAt) : ''],
  ];
}

function lettersOf(
  { letters, participant: { stageName } }: OwnData,
  { language, words, time, eventName }: Voice,
): Row[] {
  const blanks = { stage_name: stageName, event: eventName, call_time: '…' };
  return letters.map(({ kind, sentAt, createdAt }) => [
    time(sentAt ?? createdAt),
    filledIn(lineOf(words, `letters.${kind}Subject`), language, blanks).join(''),
  ]);
}

const SHEET = [
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
  'dt{margin-top:.75rem;color:#595959}dd{margin:0;white-space:pre-line}h2{margin-top:2.5rem}',
].join('');

/** A part of the page; nothing where it has no rows. */
function part(title: string, rows: readonly Row[]): string {
  const kept = rows.filter(([, value]) => value !== '');
  if (kept.length === 0) return '';
  const lines = kept.map(
    ([label, value]) => `<dt>${htmlText(label)}</dt><dd><bdi>${htmlText(value)}</bdi></dd>`,
  );
  return `<h2><bdi>${htmlText(title)}</bdi></h2><dl>${lines.join('')}</dl>`;
}

/** Everything that is kept about a person, as one HTML page in their language that needs no other file. */
export function ownCopy(data: OwnData, reader: Reader): string {
  const { language, words, timeZone } = reader;
  // Plain English leaves the order of day and month open.
  const locale = language === 'en' ? 'en-GB' : localeOf(language);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const voice = {
    ...reader,
    say: sayIn(language, words),
    time: (at: number) => dateAsWritten(format.format(at), locale),
  };
  const { say, time } = voice;
  const history = data.history.map(
    (entry): Row => [time(entry.happenedAt), historyInWords(say, language, entry)],
  );
  const actAndPerson = ({ participant, personal }: Pick<OwnData, 'participant' | 'personal'>) => [
    ...rowsOf(ACT, participant, voice),
    ...rowsOf(PERSONAL, personal, voice),
  ];
  return [
    `<!doctype html><html lang="${language}" dir="${LANGUAGES[language].direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${htmlText(say('kept.title'))}</title>`,
    `<style>${SHEET}</style></head><body><h1>${htmlText(say('kept.title'))}</h1>`,
    `<p>${htmlText(data.contains)}</p><p>${htmlText(inRow([reader.eventName, time(data.exportedAt)], language))}</p>`,
    part(data.participant.stageName, [...actAndPerson(data), ...filesOf(data, voice)]),
    ...data.takenIn.map((other) => part(say('kept.copyOther'), actAndPerson(other))),
    part(
      say('status.feedback'),
      data.feedback.map((words): Row => ['', words]),
    ),
    part(say('kept.letters'), lettersOf(data, voice)),
    part(say('kept.copyHistory'), history),
    '</body></html>',
  ].join('');
}
