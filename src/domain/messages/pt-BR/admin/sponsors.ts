import type { Translated } from '../../catalogue.ts';

export const sponsors: Translated<'sponsors'> = {
  lead: 'Aparecem enquanto não há nada no palco, e no que as pessoas levam para casa. Nunca ao lado de uma apresentação, uma votação, um lugar ou um show parado.',
  add: 'Adicionar um patrocinador',
  roomFor: 'Há lugar para {count, number}.',
  formats: 'PNG, JPEG, WebP ou SVG. Fica sobre branco, como foi desenhado.',
  file: 'Arquivo de imagem de um patrocinador',
  sponsor: 'Patrocinador',
  remove: 'Remover o patrocinador',
  removeLead: 'A imagem some na hora de todas as telas, páginas, e-mails e impressos.',

  name: 'Nome, para quem não pode ver',
  whereShows: 'Onde aparece: {name}',
  holding: 'Antes do show',
  interval: 'Intervalo',
  ballot: 'Depois de votar',
  results: 'Abaixo dos resultados',
  programme: 'Programa',
  letters: 'E-mails',

  beforeNone: 'Antes do show: nenhum',
  before: 'Antes do show, o nome ainda é o maior',
  beforeThree: 'Antes do show, o nome ainda é o maior, três de cada vez',
  intervalNone: 'Intervalo: nenhum',
  intervalFour: 'Intervalo, quatro de cada vez, oito segundos cada',
};
