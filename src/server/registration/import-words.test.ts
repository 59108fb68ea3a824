import { expect, test } from 'vitest';
import { denied as german } from '#domain/messages/de/admin/denied.ts';
import { denied as english } from '#domain/messages/en/admin/denied.ts';
import { denied as spanish } from '#domain/messages/es/admin/denied.ts';
import { denied as french } from '#domain/messages/fr/admin/denied.ts';
import { denied as portuguese } from '#domain/messages/pt-BR/admin/denied.ts';
import { AUDIO_DELIVERY_METHODS } from '#domain/registration/act-fields.ts';
import { wayOf, yesOrNoOf } from './import-words.ts';

test.each([
  [english, /^Write (.*), (.*), (.*), (.*) or (.*)\.$/, /^Write (.*) or (.*) for /],
  [german, /^Schreib (.*), (.*), (.*), (.*) oder (.*)\.$/, /^Schreib (.*) oder (.*) für /],
  [spanish, /^Escribe (.*), (.*), (.*), (.*) o (.*)\.$/, /^Escribe (.*) o (.*) para /],
  [french, /^Écrivez (.*), (.*), (.*), (.*) ou (.*)\.$/, /^Écrivez (.*) ou (.*) pour /],
  [portuguese, /^Escreva (.*), (.*), (.*), (.*) ou (.*)\.$/, /^Escreva (.*) ou (.*) para /],
])('a file may hold the words that an organiser is told to write', (denied, ways, yesOrNo) => {
  const [, ...told] = ways.exec(String(denied.importTrack)) ?? [];
  expect(told.map(wayOf).toSorted()).toEqual(AUDIO_DELIVERY_METHODS.toSorted());
  const [, ...answers] = yesOrNo.exec(String(denied.importMinor)) ?? [];
  expect(answers.map(yesOrNoOf)).toEqual([true, false]);
});
