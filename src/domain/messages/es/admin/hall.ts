import type { Translated } from '../../catalogue.ts';

export const hall: Translated<'hall'> = {
  judgesTime: 'Tiempo del jurado tras una actuación, en minutos',
  judgesTimeHint:
    'Cuenta atrás en los dispositivos del jurado; luego las puntuaciones de la actuación se cierran solas. Vacío: siguen abiertas hasta que alguien las bloquee.',
  betweenActs: 'Tiempo entre actuaciones, en segundos',
  betweenActsHint: 'Cuenta en las horas previstas y esperadas.',
  phonesFollow: 'Retraso de los teléfonos respecto a la sala, en segundos',
  phonesFollowHint:
    'Al anunciar los puestos: cuánto después del escenario aparecen en los teléfonos, en /results y, en cuanto hay una pantalla emparejada, en las que no lo están. Con una emisión, lo que esta se retrase; 0: al momento.',
  stageSide: 'Por dónde se entra a escena',
  stageSideHint: 'En el tablón de llamadas. La escaleta puede decir otra cosa para una actuación.',
  sideUnsaid: 'Sin indicar',
  stageLeft: 'Izquierda del escenario',
  stageRight: 'Derecha del escenario',

  phoneAddress: 'Dirección para teléfonos',
  phoneAddressHint:
    'En códigos QR y enlaces. Vacía: la dirección con que se abrió esta página, o la de este equipo en la red.',
  wifiInWords: 'Wifi en palabras',
  wifiInWordsHint:
    'En la pantalla junto a la dirección, como «Sala-Invitados, sin contraseña». Su código se hace en Direcciones y códigos.',
  mcCode: 'Código de acceso de quien presenta',
  mcCodeHint:
    'Quien presenta lo escribe una vez en /mc para ver el guion, las pronunciaciones y las notas. Vacío: las páginas solo se emparejan en Pantallas emparejadas.',
  publishLineup: 'Publicar el programa',
  publishLineupHint:
    'La portada muestra las actuaciones en el orden de la escaleta. Desde entonces cada una conserva su número.',
  showTurnout: 'Mostrar cuántas personas han votado',
  showTurnoutHint: 'Un número en la pantalla mientras una votación está abierta; nunca quién va por delante.',
  openingCount: 'Cuenta atrás hasta el título',
  openingCountHint:
    'Diez segundos en la pantalla al empezar la apertura. Desactivada: el título aparece de inmediato.',
  actScores: 'Puntuaciones de una actuación en la pantalla',
  actScoresHint: 'Una vez bloqueadas, cuando la regiduría las pone. Lo que las reglas descartan va tachado.',
  never: 'Nunca',
  byNumber: 'Como «Jurado 1»',
  byNames: 'Con los nombres del jurado',
  standings: 'Clasificación parcial en la pantalla',
  standingsHint:
    'Solo el jurado, sobre las actuaciones con puntuaciones bloqueadas. La parte del público nunca entra.',
  untilLast: 'Hasta puntuar la última actuación',
  toTheEnd: 'Hasta el final',

  notPossible: 'No se ha podido hacer.',
  paired: 'Pantallas emparejadas',
  nonePaired: 'Aún no hay pantallas emparejadas.',
  identify: 'Identificar',
  unpair: 'Desemparejar',
  unpairIt: 'Desemparejar',
  keepIt: 'Conservar',
  unpairLead:
    'Una pantalla conserva su imagen sin nombre; una página de presentación o un tablón de llamadas pierde lo que muestra.',
  codeOnScreen: 'Código de la pantalla',
  codeOnScreenHint: 'Abre allí /projector, /backstage o /mc; P lo muestra otra vez en una pantalla.',
  screenName: 'Nombre de la pantalla',
  screenNameHint: 'Como «Sala principal».',
  pairScreen: 'Emparejar pantalla',
  pairFailed: 'No se puede conectar con el servidor. Inténtalo de nuevo.',
  kindMc: 'Página de presentación',
  kindProjector: 'Pantalla',
  kindBackstage: 'Tablón de llamadas',
  screenHere: '{kind}, en conexión',
  screenSilent: '{kind}, en silencio desde hace {time}',
  unpairAsk: '¿Desemparejar: {name}?',
  nameOf: 'Nombre de {name}',

  whereMachineIs: 'Dónde está este equipo',
  whereMachineIsHint: 'Con un toque pasa a ser la dirección para teléfonos.',
  addressCard: '{address} ({card})',
  addressUnlikely: '{address} ({card}: seguramente no es la de la sala)',
  addressOpen: '{address} (como la tienes abierta)',

  codes: 'Códigos',
  printPosters: 'Imprimir carteles',
  onlyHere: 'Estos códigos solo llevan a este equipo.',
  onlyHereLead:
    'Elige arriba su dirección en la red, o escríbela en Pantallas; hasta entonces no se imprime nada.',
  wifiName: 'Nombre del wifi',
  wifiNameHint:
    'Como lo muestran los dispositivos. Se imprime en carteles y tarjetas del jurado, con un código para conectarse.',
  itsPassword: 'Su contraseña',
  wpa: 'WPA, 2 o 3',
  wep: 'WEP, antiguo',
  noPassword: 'Ninguna',
  wifiPassword: 'Contraseña del wifi',
  wifiPasswordHint: 'Quien vea el papel puede leerla: indica la red de invitados.',
  judgesLinks: 'Los enlaces propios del jurado, y tarjetas con ellos, están en <link>Jurado</link>.',
  addressOf: 'Dirección: {title}',
  noPhoneAddress: 'No hay dirección para teléfonos. Otra se escribe en <link>Pantallas</link>.',
  phonesSentTo: 'Los teléfonos van a {address}. Otra se escribe en <link>Pantallas</link>.',
  wpaShort: 'Una contraseña WPA tiene {least} caracteres o más. No se imprime nada de ella.',
  onPoster: '{title}, en el cartel',

  front: 'Portada',
  frontWhose: 'Todo el mundo: el evento y su programa',
  register: 'Inscribirse',
  registerWhose: 'Quienes quieren actuar',
  vote: 'Votar',
  voteWhose: 'El público',
  results: 'Resultados',
  resultsWhose: 'Todo el mundo, una vez anunciados',
  projectorWhose: 'El equipo conectado a la pantalla',
  mc: 'Presentación',
  mcWhose: 'La tableta de quien presenta, con el código de acceso',
  boardWhose: 'Una pantalla en la sala de artistas, emparejada',

  twoPeople: 'Certifican dos personas',
  twoPeopleHint: 'Una lo pide, otra mira las mismas cifras y las certifica.',

  askingTrust: 'Preguntando cómo se llega a este servidor',
  cannotAsk: 'Ahora no se puede preguntar.',
  httpOnly:
    'Este servidor solo escucha en http: OVATION_HTTPS_PORT está desactivado, o el puerto estaba ocupado al arrancar. Las páginas del jurado deben quedar abiertas mientras no haya red.',
  scanOnce:
    'Escanéalo una vez con cada tableta del jurado y cada dispositivo del equipo. Dice cómo ese dispositivo confía en este servidor, y cuándo lo hace. Entonces las páginas se abren también sin red, las pantallas siguen encendidas y se puede usar la cámara. Los teléfonos del público no lo necesitan.',
  trustServer: 'Confiar en este servidor',
  goodFor: 'Válido para',
  fingerprint: 'Huella digital',
  ownCertificate: 'Se sirve en el puerto {port} con un certificado tuyo. No hay que instalar nada.',

  doctorLead:
    'Revisa este equipo ahora: disco, espacio, puerto, dirección, reloj, música, https, copias, navegador. En el propio equipo: «ovation doctor».',
  lookAgain: 'Revisar otra vez',
  lookAtMachine: 'Revisar este equipo',
};
