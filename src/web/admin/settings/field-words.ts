/** What each field of the settings is called, and what is said below it. By its name a section is found, too. */
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { type FieldWords, wordsOf } from '#web/ui/use-form.ts';

/** By section, and by field as its draft has it. */
export const FIELD_WORDS = {
  event: {
    name: ['event.name', 'event.asOnPoster'],
    host: ['event.host', 'event.hostHint'],
    venue: ['event.venue'],
    description: ['event.whatItIs'],
    starts: ['event.showStarts'],
    doors: ['event.doorsOpen'],
    timeZone: ['event.timeZone', 'event.timeZoneHint'],
    contactLine: ['event.reachYou', 'event.reachYouHint'],
  },
  languages: {
    mainLanguage: ['event.speaks', 'event.speaksHint'],
    otherLanguages: ['event.readIn', 'event.readInHint'],
  },
  registration: {
    registrationMode: ['form.registrationIs'],
    opens: ['form.opens'],
    closes: ['form.closes'],
    minorBelowAge: ['form.parentBelow', 'form.parentBelowHint'],
    actsPerContact: ['form.actsPerContact', 'form.actsPerContactHint'],
    photoConsentAsked: ['form.askPhotos', 'form.askPhotosHint'],
  },
  tracks: {
    until: ['texts.musicUntil', 'texts.musicUntilHint'],
    trackMaxMb: ['texts.largestFile', 'texts.largestHint'],
    trimSilence: ['texts.leaveSilence', 'texts.leaveSilenceHint'],
  },
  texts: { consentText: ['texts.parentAgrees'], riskText: ['texts.rulesAccepted'] },
  letters: { mailOn: ['texts.sendLetters', 'texts.sendLettersHint'] },
  show: {
    graceMinutes: ['hall.judgesTime', 'hall.judgesTimeHint'],
    changeoverSeconds: ['hall.betweenActs', 'hall.betweenActsHint'],
    followSeconds: ['hall.phonesFollow', 'hall.phonesFollowHint'],
    stageSide: ['hall.stageSide', 'hall.stageSideHint'],
  },
  screens: {
    publicAddress: ['hall.phoneAddress', 'hall.phoneAddressHint'],
    wifiLine: ['hall.wifiInWords', 'hall.wifiInWordsHint'],
    mcAccessCode: ['hall.mcCode', 'hall.mcCodeHint'],
    lineupPublished: ['hall.publishLineup', 'hall.publishLineupHint'],
    showTurnout: ['hall.showTurnout', 'hall.showTurnoutHint'],
    openingCount: ['hall.openingCount', 'hall.openingCountHint'],
    projectorScores: ['hall.actScores', 'hall.actScoresHint'],
    projectorStandings: ['hall.standings', 'hall.standingsHint'],
  },
  share: {
    wifiName: ['hall.wifiName', 'hall.wifiNameHint'],
    wifiKind: ['hall.itsPassword'],
    wifiPassword: ['hall.wifiPassword', 'hall.wifiPasswordHint'],
  },
  certifying: { twoPersonCertification: ['hall.twoPeople', 'hall.twoPeopleHint'] },
  data: { days: ['people.daysAfter', 'people.daysAfterHint'] },
  /** Each has fields of its own. */
  questions: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldWords>>>>;

export type FormSection = keyof typeof FIELD_WORDS;
export type FieldIn<S extends FormSection> = keyof (typeof FIELD_WORDS)[S] & string;

/** A field's words in the language that is spoken. */
export const fieldWords = <S extends FormSection>(section: S, field: FieldIn<S>) =>
  wordsOf(FIELD_WORDS[section][field] as FieldWords);

/** What the fields of a section are called. */
export const labelsIn = (section: string): readonly PlainLine[] =>
  Object.entries(FIELD_WORDS).flatMap(([name, fields]) =>
    name === section ? Object.values<FieldWords>(fields).map(([label]) => label) : [],
  );
