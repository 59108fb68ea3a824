import { expect, it } from 'vitest';
import { textOfFile } from './file-text.ts';

const HEADED = 'stage_name;song_title\r\nZoë Müller;Façade – “Ça ira”\r\n';

it('reads what spreadsheets save as CSV: UTF-8 with and without its mark, and UTF-16', () => {
  const utf16 = (mark: readonly number[], isBig: boolean) => {
    const body = Buffer.from(HEADED, 'utf16le');
    return Buffer.concat([Buffer.from(mark), isBig ? body.swap16() : body]);
  };
  for (const bytes of [
    Buffer.from(HEADED),
    Buffer.from(`\uFEFF${HEADED}`),
    utf16([0xff, 0xfe], false),
    utf16([0xfe, 0xff], true),
  ])
    expect(textOfFile(bytes)).toEqual({ text: HEADED, isGuessed: false });
});

it('reads other letters as those of Windows in Western Europe, and says that it guessed', () => {
  // “Zoë Müller – 5 €” as an older spreadsheet saves it.
  const bytes = Uint8Array.from([...Buffer.from('Zoë Müller ', 'latin1'), 0x96, ...Buffer.from(' 5 '), 0x80]);
  expect(textOfFile(bytes)).toEqual({ text: 'Zoë Müller – 5 €', isGuessed: true });
});
