import type { Translated } from '../../catalogue.ts';

export const imports: Translated<'imports'> = {
  fileTitle: '1. Escolha o arquivo ou cole o conteúdo',
  sample: 'Um arquivo de exemplo',
  fileLead:
    'Um arquivo CSV com uma linha de títulos, como as planilhas salvam, ou as células copiadas de uma planilha. Nada é gravado antes de você confirmar, e nenhum e-mail é enviado.',
  csvFile: 'Arquivo CSV',
  orPaste: 'Ou cole as células aqui, com os títulos',
  usePasted: 'Usar o que foi colado',
  tooLong: 'Isto é longo demais para uma lista de apresentações.',
  noRows: 'Não há linhas abaixo dos títulos.',
  tooLarge: 'Este arquivo é grande demais para uma lista de apresentações.',
  guessedLetters:
    'Este arquivo não diz nada sobre suas letras, então elas foram lidas como as do Windows na Europa Ocidental. Confira os nomes antes de incluí-los; um arquivo salvo como CSV UTF-8 é lido como é.',

  columnsTitle: '2. Diga o que há nas colunas',
  column: 'Coluna {number}',
  notUsed: 'Não usada',
  answerTo: 'Resposta: {question}',
  empty: 'Vazia',
  exampleOf: 'Como “{example}”',
  sameBy: 'Uma linha é da apresentação que tem em comum',
  sameNumber: 'o número',
  sameNameAndSong: 'o nome artístico e a música',
  personalLead:
    'Nomes, contatos e responsáveis valem só para apresentações novas; os das que já estão aqui ficam como estão. Se o arquivo não diz como chega a música de uma apresentação nova, ela é trazida no dia.',
  look: 'Ver o que cada linha faria',
  nothingWritten: 'Nada foi gravado.',
  awayTryAgain: 'Não foi possível conectar ao servidor. Tente de novo.',
  taken: '{new, plural, one {# apresentação nova} other {# apresentações novas}}; mudadas: {changed, number}',

  fieldNumber: 'Número',
  fieldCategory: 'Categoria, pelo nome',
  fieldLength: 'Duração, como 3:45 ou em segundos',
  fieldPreferredName: 'Nome pelo qual chamar',
  fieldContact: 'Contato',
  fieldEmergencyName: 'Contato de emergência, nome',
  fieldEmergencyContact: 'Contato de emergência, como falar',
  fieldUnderAge: 'Menor de idade, sim ou não',
  fieldParentName: 'Mãe, pai ou responsável, nome',
  fieldParentContact: 'Mãe, pai ou responsável, como falar',
  fieldMembers: 'Outras pessoas no palco, como Ada (menor, contato de responsável); Ben',

  fateNew: 'Nova',
  fateChanged: 'Mudada',
  fateChoose: 'Qual apresentação?',
  fateSame: 'Como está',
  fateProblem: 'Problema',

  rowsTitle: '3. Confira e depois importe',
  nothingToTake: 'Nada para importar',
  takeIn: 'Importar: {new, number} novas, {changed, number} mudadas',
  counts:
    '{new, number} novas, {changed, number} mudadas, {same, number} como estão, {problems, plural, one {# problema} other {# problemas}}. Linhas com problema, ou em que nada foi escolhido, ficam de fora.',
  countsToChoose:
    '{new, number} novas, {changed, number} mudadas, {same, number} como estão, {problems, plural, one {# problema} other {# problemas}}, {choose, number} para escolher. Linhas com problema, ou em que nada foi escolhido, ficam de fora.',
  meantCategory: '“{name}” no arquivo é a categoria',
  choose: 'Escolha',

  table: 'O que cada linha faria',
  line: 'Linha',
  whatHappens: 'O que acontece',
  lineIsAbout: 'A linha {number} é de',
  newAct: 'Uma apresentação nova',
  knownAct: 'Número {number}: {name}, {song}',
  changeOf: '{field}: {before} → {after}',
  nothing: 'nada',
  showMore: 'Mostrar mais de {count, number}',
};
