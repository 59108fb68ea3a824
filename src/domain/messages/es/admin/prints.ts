import type { Translated } from '../../catalogue.ts';

export const prints: Translated<'prints'> = {
  cueSheet: 'Hoja de entradas: {sheet}',
  sheet: 'Hoja',
  orderNotLoaded: 'No se puede cargar la escaleta',
  showTimes: '{date}, de {from} a {until} aproximadamente',

  itemByItem: 'Punto por punto',
  at: 'Hora',
  item: 'Punto',
  sayIt: 'Cómo se dice',
  line: 'Frase',
  cue: 'Entrada',
  lookAndCue: 'Ambiente y entrada',
  setAndStrike: 'Montaje y desmontaje',
  mics: 'Micros',

  noTrack: 'no hace falta',

  rehearsalReport: 'Informe del ensayo',
  loadingReport: 'Cargando el informe',
  noReport: 'Todavía no hay informe',

  notOnYet: 'Aún por salir',
  standsBy: 'A la espera',
  skipped: 'Saltado',
  wasNotOn: 'No salió',

  start: 'Inicio',
  end: 'Final',
  notYet: 'Todavía no',
  planned: 'previsto: {time}',
  plannedBut: 'previsto: {time}, {difference}',
  stopped: 'Parada del espectáculo',
  never: 'Nunca',
  stops: '{count, number}×, {length}',
  actsOver: 'Actuaciones que se pasaron de tiempo',

  plannedAt: 'Previsto',
  late: 'Retraso',
  was: 'Real',
  over: 'Exceso',
  changeover: 'Cambio',
  held: 'Detenido',

  againstPlan: 'Cada punto frente al plan',
  columns:
    'Retraso y exceso se miden respecto al plan. Cambio va del final de lo anterior al inicio. Detenido es el tiempo en que el reloj estuvo parado mientras el punto estaba en marcha.',

  paper: 'Papel',
  letter: 'Carta',

  loadingDiplomas: 'Cargando los diplomas',
  noDiplomas: 'No hay diplomas para imprimir',
  fromResult: 'Del resultado certificado: {round}. Con el aspecto y en el idioma del evento.',
  printDiplomas: 'Imprimir {count, plural, one {# diploma} other {# diplomas}}',
  printSheets: 'Imprimir {count, plural, one {# hoja} other {# hojas}}',

  what: 'Para',
  podium: 'Primeros tres puestos',
  places: 'Todos los puestos',
  awards: 'Premios',
  part: 'Participación',
  resultSheet: 'Hoja de resultados',
  allActs: 'Todas',

  signsOrganisers: 'Firma por la organización',
  signsJudges: 'Firma por el jurado',
  withPoints: 'Con los puntos',

  noPodium: 'Ninguna actuación tiene uno de los tres primeros puestos.',
  noPlaces: 'Ninguna actuación tiene puesto.',
  noAwards: 'Nadie tiene un premio. Se conceden en la página «Puntuación», antes de certificar.',
  noPart: 'Nadie salió a escena.',

  noProgramme: 'No hay programa para imprimir',
  loadingProgramme: 'Cargando el programa',
  howToPrint:
    '{count, plural, one {Una hoja} other {# hojas, una dentro de otra}}. Imprime por las dos caras, girando por el borde corto, y dobla una vez.',
  noCode: 'No se imprime ningún código.',
  noCodeWhy: 'Llevaría solo a esta máquina. Indica en los ajustes la dirección para teléfonos.',

  nameJudges: 'Nombrar al jurado',
  howWon: 'Cómo se gana',
  thanks: 'Agradecimientos, con los nombres de los patrocinadores',

  outside: 'Hoja {number}, por fuera',
  inside: 'Hoja {number}, por dentro',
};
