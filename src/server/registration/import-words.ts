/** What people write in a file for yes and no, and for how a track comes, in the languages of the pages. */
import { AUDIO_DELIVERY_METHODS, type AudioDeliveryMethod } from '#domain/registration/act-fields.ts';
import { searchable } from '#domain/registration/similar-names.ts';

/** Without accents and case. */
const said = (text: string): string => searchable(text).trim().replace(/\s+/g, ' ');
const words = (...all: readonly string[]): ReadonlySet<string> => new Set(all.map(said));

const YES = words(
  ...['yes', 'y', 'true', '1', 'x', '✓', 'ja', 'j', 'oui', 'sí', 'sim', 'wahr', 'vrai'],
  ...['tak', 'evet', 'так', 'да', 'はい', '是', 'نعم', 'כן'],
);
const NO = words(
  ...['', 'no', 'n', 'false', '0', '-', 'nein', 'non', 'nee', 'não', 'falsch', 'faux'],
  ...['nie', 'hayır', 'ні', 'нет', 'いいえ', '否', 'لا', 'לא'],
);

/** Reads yes or no in the languages that files are written in; undefined for anything else. */
export function yesOrNoOf(text: string): boolean | undefined {
  const word = said(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

const WAYS: Readonly<Record<AudioDeliveryMethod, ReadonlySet<string>>> = {
  email: words(
    'email',
    'e-mail',
    'mail',
    'by email',
    'by mail',
    'per mail',
    'per e-mail',
    'correo',
    'por correo',
    'por e-mail',
    'courriel',
    'par e-mail',
  ),
  flash_drive: words(
    ...['flash_drive', 'flash drive', 'usb', 'usb stick', 'usb-stick', 'usb drive', 'usb key', 'stick'],
    ...['thumb drive', 'memory stick', 'pendrive', 'clé usb', 'clé', 'chiavetta', 'memoria usb'],
    ...['clave usb'],
  ),
  convention: words(
    ...[
      'convention',
      'brought',
      'bring',
      'bring it',
      'we bring it',
      'in person',
      'on the day',
      'at the venue',
    ],
    ...['cd', 'phone', 'wird mitgebracht', 'mitbringen', 'bringen wir mit', 'vor ort'],
    ...['sur place', 'apporté', 'apportée', 'en el lugar', 'no local'],
  ),
  upload: words(
    'upload',
    'uploaded',
    'online',
    'file',
    'link',
    'hochladen',
    'datei',
    'envoi',
    'subida',
    'envio',
  ),
  live: words(
    ...['live', 'none', 'no', 'no track', 'nothing', 'not needed', 'n/a', '-', 'a cappella', 'acoustic'],
    ...['keine', 'keins', 'kein', 'ohne', 'aucun', 'aucune', 'ninguno', 'nessuno', 'geen', 'brak', 'yok'],
    ...['en direct', 'en vivo', 'ao vivo', 'sans', 'sin', 'sem', 'ninguna', 'nenhum', 'nenhuma'],
  ),
};

/**
 * The way of handing in music that a word means, in the languages that files are written in; undefined for anything
 * else.
 */
export function wayOf(text: string): AudioDeliveryMethod | undefined {
  const word = said(text);
  return AUDIO_DELIVERY_METHODS.find((way) => WAYS[way].has(word));
}
