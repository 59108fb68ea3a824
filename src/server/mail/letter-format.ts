/**
 * A letter as mail programs show it: in the event's colours with its logo, by day and in the dark, without tables and
 * without anything that is fetched from elsewhere; and as plain text beside it. Styles stand on the elements, since
 * some programs take the style sheet away.
 */

import type Mail from 'nodemailer/lib/mailer/index.js';
import { LETTER_KINDS, type LetterKind } from '#domain/mail/letters.ts';
import { htmlText } from '#domain/messages/html-text.ts';
import { LANGUAGES, SOURCE } from '#domain/messages/languages.ts';
import { type LetterLanguage, letterLanguageOf, type OwnInLetters } from './letter-language.ts';
import type { SealedLetter } from './outbox.ts';

/** The colours of a letter, by day and in the dark. */
export interface LetterColours {
  readonly ground: string;
  readonly surface: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly button: string;
  readonly onButton: string;
}

/** How an event's letters look. */
export interface LetterStyle {
  /** The sender's name: the event's. */
  readonly name: string;
  readonly accent: string;
  readonly day: LetterColours;
  readonly night: LetterColours;
  /** The event's logo, with a plate behind it where its tones need one; null without. */
  readonly logo: { png: Buffer; ratio: number; plate: { day: string; night: string } } | null;
  /** The event's own wording of what stands around a letter's text. */
  readonly own?: OwnInLetters;
  /** Pictures of its sponsors. */
  readonly sponsors?: readonly { png: Buffer; ratio: number; name: string }[];
}

const LOGO_CID = 'logo@ovation';
/** Letters that thank no sponsor: what a parent agrees to, a refusal, and the one that tells a place. */
const UNSPONSORED: ReadonlySet<LetterKind> = new Set(['consent', 'declined', 'thanks']);
const SPONSOR_HEIGHT = 36;
const SPONSOR_WIDEST = 130;
const LOGO_HEIGHT = 44;
const LOGO_WIDEST = 240;
const FACES = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif';

/** A letter as `nodemailer` is given it: plain text, HTML, and the pictures that belong to it. */
export async function formatted(
  letter: SealedLetter,
  kind: LetterKind,
  style: LetterStyle,
): Promise<Pick<Mail.Options, 'text' | 'html' | 'attachments'>> {
  const spoken = await letterLanguageOf(letter.language ?? SOURCE, style.own);
  const withNote: SealedLetter = letter.calendar
    ? { ...letter, body: `${letter.body}\n\n${spoken.say('letters.calendar')}` }
    : letter;
  return {
    text: withNote.body,
    html: htmlOf(withNote, kind, style, spoken),
    attachments: [
      ...(style.logo
        ? [
            {
              filename: 'logo.png',
              cid: LOGO_CID,
              content: style.logo.png,
              contentType: 'image/png',
              contentDisposition: 'inline' as const,
            },
          ]
        : []),
      ...sponsorsOf(style, kind).map(({ png }, at) => ({
        filename: `sponsor-${at + 1}.png`,
        cid: sponsorCid(at),
        content: png,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
      })),
      ...(letter.calendar
        ? [{ filename: 'show.ics', content: letter.calendar, contentType: 'text/calendar; charset=utf-8' }]
        : []),
    ],
  };
}

const sponsorCid = (at: number): string => `sponsor-${at + 1}@ovation`;

const sponsorsOf = ({ sponsors = [] }: LetterStyle, kind: LetterKind) =>
  UNSPONSORED.has(kind) ? [] : sponsors;

/** Below everything, on white in any light. */
function footOf(style: LetterStyle, kind: LetterKind, { say }: LetterLanguage): string {
  const sponsors = sponsorsOf(style, kind);
  if (sponsors.length === 0) return '';
  const pictures = sponsors.map(({ ratio, name }, at) => {
    const width = Math.round(Math.min(SPONSOR_WIDEST, SPONSOR_HEIGHT * ratio));
    return (
      `<img src="cid:${sponsorCid(at)}" alt="${htmlText(name)}" width="${width}" ` +
      `style="width:${width}px;height:auto;background:#fff;padding:6px 8px;border-radius:6px;margin:0 8px 8px 0;vertical-align:middle">`
    );
  });
  return (
    `<p class="q" style="margin:28px 0 8px;padding-top:16px;border-top:1px solid ${style.day.line};color:${style.day.quiet};font-size:14px">` +
    `${htmlText(say('ui.withThanks'))}</p><p style="margin:0">${pictures.join('')}</p>`
  );
}

/** The rules for the dark, by class, over the styles that stand on the elements. */
const nightSheet = ({ accent, night, logo }: LetterStyle): string =>
  [
    `:root{color-scheme:light dark;supported-color-schemes:light dark}`,
    `@media(prefers-color-scheme:dark){`,
    `.g{background:${night.ground}!important}`,
    `.s{background:${night.surface}!important;color:${night.text}!important;border-color:${night.line}!important;border-top-color:${accent}!important}`,
    `.q{color:${night.quiet}!important;border-color:${night.line}!important}`,
    `.a{color:${night.text}!important}`,
    `.b{background:${night.button}!important;color:${night.onButton}!important}`,
    logo ? `.l{background:${logo.plate.night || 'transparent'}!important}` : '',
    `}`,
  ].join('');

function htmlOf(letter: SealedLetter, kind: LetterKind, style: LetterStyle, spoken: LetterLanguage): string {
  const { day } = style;
  const { direction } = LANGUAGES[spoken.language];
  const paragraphs = letter.body.split(/\n{2,}/);
  return [
    `<!doctype html><html lang="${spoken.language}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${htmlText(letter.subject)}</title><style>${nightSheet(style)}</style></head>`,
    `<body class="g" style="margin:0;padding:0;background:${day.ground}">`,
    `<div class="g" lang="${spoken.language}" dir="${direction}" style="background:${day.ground};padding:24px 12px">`,
    `<div class="s" style="max-width:560px;margin:0 auto;background:${day.surface};color:${day.text};`,
    `border:1px solid ${day.line};border-top:6px solid ${style.accent};border-radius:12px;padding:28px 24px;`,
    `font-family:${FACES.replaceAll('"', '&#34;')};font-size:17px;line-height:1.55;overflow-wrap:anywhere">`,
    headOf(style),
    `<h1 style="margin:0 0 20px;font-size:25px;line-height:1.25;font-weight:800">${htmlText(letter.subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, { letter, kind, style, spoken })),
    footOf(style, kind, spoken),
    `</div></div></body></html>`,
  ].join('');
}

function headOf({ name, logo, day }: LetterStyle): string {
  if (!logo)
    return `<p class="q" style="margin:0 0 20px;color:${day.quiet};font-weight:700">${htmlText(name)}</p>`;
  const width = Math.round(Math.min(LOGO_WIDEST, LOGO_HEIGHT * logo.ratio));
  const plate = logo.plate.day === '' ? '' : `background:${logo.plate.day};`;
  return (
    `<p style="margin:0 0 20px"><img class="l" src="cid:${LOGO_CID}" alt="${htmlText(name)}" width="${width}" ` +
    `style="${plate}width:${width}px;height:auto;max-width:100%;padding:4px;border-radius:6px"></p>`
  );
}

interface Around {
  letter: SealedLetter;
  kind: LetterKind;
  style: LetterStyle;
  spoken: LetterLanguage;
}

/** Lines of a paragraph: words, a list, and the letter's own link as a button that says where it leads. */
function paragraph(text: string, around: Around): string {
  const parts: string[] = [];
  let words: string[] = [];
  let list: string[] = [];
  const close = () => {
    if (words.length > 0) parts.push(`<p style="margin:0 0 16px">${words.join('<br>')}</p>`);
    if (list.length > 0)
      parts.push(
        `<ul style="margin:0 0 16px;padding-inline-start:22px">${list.map((item) => `<li>${item}</li>`).join('')}</ul>`,
      );
    words = [];
    list = [];
  };
  for (const line of text.split('\n')) {
    const isItem = line.startsWith('- ');
    if (line === around.letter.link) {
      close();
      parts.push(button(line, around));
    } else {
      if (isItem ? words.length > 0 : list.length > 0) close();
      if (isItem) list.push(linked(line.slice(2), around));
      else words.push(linked(line, around));
    }
  }
  close();
  return parts.join('');
}

function button(link: string, { kind, style: { day }, spoken: { say } }: Around): string {
  const label = say(LETTER_KINDS[kind].to === 'parent' ? 'letters.openConsent' : 'letters.openPage');
  const leads = say('letters.leadsTo', { host: new URL(link).host });
  return (
    `<p style="margin:0 0 20px"><a class="b" href="${htmlText(link)}" style="display:inline-block;background:${day.button};` +
    `color:${day.onButton};font-weight:700;text-decoration:none;padding:13px 22px;border-radius:10px">${htmlText(label)}</a><br>` +
    `<span class="q" style="color:${day.quiet};font-size:14px">${htmlText(leads)}</span></p>`
  );
}

/** Words with the letter's own link in them; any other address stays words, as somebody wrote it. */
function linked(line: string, { letter: { link }, style: { day } }: Around): string {
  if (!link) return htmlText(line);
  const anchor = `<a class="a" href="${htmlText(link)}" style="color:${day.text}">${htmlText(link)}</a>`;
  return line.split(link).map(htmlText).join(anchor);
}
