import type { Translated } from '../../catalogue.ts';

export const imports: Translated<'imports'> = {
  fileTitle: '1. Elige el archivo, o pega su contenido',
  sample: 'Un archivo de ejemplo',
  fileLead:
    'Un archivo CSV con una fila de encabezados, como lo guardan las hojas de cálculo, o las celdas copiadas de una hoja. No se escribe nada antes de que confirmes, y no se envía ningún correo.',
  csvFile: 'Archivo CSV',
  orPaste: 'O pega aquí las celdas, también los encabezados',
  usePasted: 'Usar lo pegado',
  tooLong: 'Es demasiado largo para una lista de actuaciones.',
  noRows: 'No hay filas debajo de los encabezados.',
  tooLarge: 'Este archivo es demasiado grande para una lista de actuaciones.',
  guessedLetters:
    'Este archivo no dice nada de sus letras, así que se leyeron como las de Windows en Europa occidental. Mira los nombres antes de incorporarlos; un archivo guardado como CSV UTF-8 se lee tal cual.',

  columnsTitle: '2. Di qué contienen las columnas',
  column: 'Columna {number}',
  notUsed: 'Sin usar',
  answerTo: 'Respuesta: {question}',
  empty: 'Vacía',
  exampleOf: 'Como «{example}»',
  sameBy: 'Una fila es de la actuación que coincide en',
  sameNumber: 'número',
  sameNameAndSong: 'nombre artístico y canción',
  personalLead:
    'Los nombres, contactos y familias se toman solo para actuaciones nuevas; los de las que ya están quedan como están. Si el archivo no dice cómo llega la música de una actuación nueva, se trae el mismo día.',
  look: 'Ver qué haría cada fila',
  nothingWritten: 'No se ha escrito nada.',
  awayTryAgain: 'No se puede conectar con el servidor. Inténtalo de nuevo.',
  taken: '{new, plural, one {# actuación nueva} other {# actuaciones nuevas}}; cambiadas: {changed, number}',

  fieldNumber: 'Número',
  fieldCategory: 'Categoría, por su nombre',
  fieldLength: 'Duración, como 3:45 o en segundos',
  fieldPreferredName: 'Nombre para llamar a la persona',
  fieldContact: 'Contacto',
  fieldEmergencyName: 'Contacto de emergencia, nombre',
  fieldEmergencyContact: 'Contacto de emergencia, cómo contactar',
  fieldUnderAge: 'Menor de edad, sí o no',
  fieldParentName: 'Madre o padre, nombre',
  fieldParentContact: 'Madre o padre, cómo contactar',
  fieldMembers: 'Otras personas en escena, como Ada (menor, contacto de la familia); Ben',

  fateNew: 'Nueva',
  fateChanged: 'Cambiada',
  fateChoose: '¿Qué actuación?',
  fateSame: 'Como está',
  fateProblem: 'Problema',

  rowsTitle: '3. Revisa y después importa',
  nothingToTake: 'Nada que importar',
  takeIn: 'Importar: nuevas {new, number}, cambiadas {changed, number}',
  counts:
    'Nuevas: {new, number}; cambiadas: {changed, number}; como están: {same, number}; {problems, plural, one {# problema} other {# problemas}}. Las filas con un problema, o en las que no se ha elegido nada, se dejan fuera.',
  countsToChoose:
    'Nuevas: {new, number}; cambiadas: {changed, number}; como están: {same, number}; {problems, plural, one {# problema} other {# problemas}}; por elegir: {choose, number}. Las filas con un problema, o en las que no se ha elegido nada, se dejan fuera.',
  meantCategory: '«{name}» en el archivo es la categoría',
  choose: 'Elige',

  table: 'Qué haría cada fila',
  line: 'Línea',
  whatHappens: 'Qué pasa',
  lineIsAbout: 'La línea {number} es de',
  newAct: 'Una actuación nueva',
  knownAct: 'Número {number}: {name}, {song}',
  changeOf: '{field}: {before} → {after}',
  nothing: 'nada',
  showMore: 'Mostrar más de {count, number}',
};
