import type { Translated } from '../../catalogue.ts';

export const machine: Translated<'machine'> = {
  cannotWrite: 'No se puede escribir nada donde están los datos: {why}.',
  cannotWriteDo: 'Deja que este usuario escriba ahí o indica otra carpeta en OVATION_DATA.',
  writeTakes: 'Una escritura pequeña tarda {took} ms en quedar a salvo en el disco.',
  writeSlow: 'Es lento.',
  writeTooSlow: 'Los votos harán cola.',
  writeDo:
    'Pon los datos en un disco de este equipo, no en una memoria USB, una tarjeta o una carpeta de red; cierra los programas que copien o analicen archivos.',
  freeUnknown: 'Aquí no se puede consultar cuánto espacio tiene el disco.',
  freeUnknownDo: 'Compruébalo tú: deberían quedar 2 GB.',
  freeLeft: 'Quedan {left} MB en el disco.',
  musicRefused: 'Se rechaza la música.',
  freeDo: 'Borra o mueve otros archivos; la música y las copias necesitan el espacio.',
  databaseFile: 'La base de datos es un archivo de este programa (SQLite): lo confirmado está en el disco.',
  databaseWaits:
    'PostgreSQL escribe en su disco lo que confirma y puede reparar lo que un corte de luz deje a medio escribir.',
  fsyncOff:
    'PostgreSQL tiene fsync desactivado: un corte de luz puede llevarse votos y puntuaciones ya confirmados, o toda la base de datos.',
  fsyncOffDo:
    'Pon fsync, y también full_page_writes, en on en postgresql.conf y haz que PostgreSQL lo vuelva a leer.',
  halfPages:
    'PostgreSQL tiene full_page_writes desactivado: un corte de luz puede dejar páginas de la base de datos a medio escribir, dañadas para siempre.',
  halfPagesDo:
    'Pon full_page_writes en on en postgresql.conf y haz que PostgreSQL lo vuelva a leer, salvo que su sistema de archivos nunca escriba media página (ZFS).',
  databaseUnasked: 'No se ha podido preguntar si la base de datos conserva lo que confirma.',
  databaseUnaskedDo:
    'Comprueba que PostgreSQL funciona y que OVATION_DATABASE_URL lleva hasta él, y pregunta otra vez.',
  databaseEmptyDo: 'Está vacía: el primer arranque crea sus tablas. Vuelve a comprobarlo después.',
  databaseShut: 'No se puede abrir la base de datos. {why}',
  databaseShutDo: 'Sigue estas indicaciones y vuelve a comprobarlo.',

  portOurs: 'El servidor responde en el puerto {port}.',
  portFree: 'El puerto {port} está libre.',
  portTaken: 'El puerto {port} lo ocupa otro programa.',
  portForbidden: 'Esta cuenta no puede escuchar en el puerto {port}.',
  portDo: 'Cierra ese programa o pon en OVATION_PORT otro puerto superior a 1024.',
  portForbiddenDo: 'Pon en OVATION_PORT un puerto superior a 1024.',
  hostNotHere: 'Este equipo no tiene la dirección {host}: el servidor no puede arrancar así.',
  hostNotHereDo: 'Corrige OVATION_HOST; con 0.0.0.0 escucha en todas las direcciones del equipo.',

  noNetwork: 'Este equipo no está en ninguna red: ningún teléfono puede llegar a él.',
  noNetworkDo: 'Conéctalo a la red de la sala, por cable si se puede.',
  here: 'En su red, este equipo es {addresses}.',
  hereOnly: 'La dirección para teléfonos es {host}: solo es este equipo.',
  listensHere:
    'El servidor solo escucha en este equipo (OVATION_HOST): sin un proxy delante, ningún teléfono llega a él.',
  listensHereDo:
    'Pon OVATION_HOST en 0.0.0.0. Si hay un proxy delante, indica su dirección en Ajustes, Pantallas.',
  setAddress: 'Indícala en Ajustes, Pantallas: ahí llevan los códigos QR.',
  unseen: 'Desde un contenedor o un túnel no se ve si {host} lleva a él.',
  unseenDo: 'Ábrela una vez en un teléfono antes de abrir puertas.',
  elsewhere: 'Pero la dirección para teléfonos es {host}: los códigos QR no llevan a ninguna parte.',
  elsewhereDo: 'Corrígela en Ajustes, Pantallas, y dale a este equipo una dirección fija en el router.',
  noneForPhones:
    'Los teléfonos no llegan a ninguna de ellas, como en un contenedor o un túnel: no se imprime nada que lleve un código.',
  noneForPhonesDo: 'Indica en Ajustes, Pantallas, lo que abren los teléfonos.',
  noAddress: 'No se ha indicado ninguna dirección para teléfonos.',
  guessed:
    'No se ha indicado ninguna dirección para teléfonos, así que se les manda a {first}, aunque podría ser {others}.',
  guessedDo: 'Elige en Ajustes, Direcciones y códigos.',

  clockShows: 'El reloj marca {time} UTC.',
  longPast: 'Ese día pasó hace mucho.',
  laterWritten: 'Pero ya se escribió algo posterior.',
  clockDo: 'Pon el reloj en hora o deja que el sistema lo haga por la red; después reinicia el servidor.',
  ffmpegThere: 'ffmpeg está instalado: la música se analiza y se iguala su volumen.',
  noFfmpeg: 'No hay ffmpeg: se puede enviar música, pero nadie oye de antemano lo que tiene mal.',
  noFfmpegDo: 'Debian: apt install ffmpeg. macOS: brew install ffmpeg. Windows: winget install ffmpeg.',
  noBrowser: 'No se ha encontrado ningún navegador en este equipo.',
  noBrowserDo: 'Muestra /projector desde otro, con Chrome, Edge, Firefox o Safari de los dos últimos años.',
  browserThere: '{browser} puede mostrar la página de la pantalla.',

  httpAlone:
    'Las tabletas solo tienen http: las páginas del jurado deben quedarse abiertas mientras no haya red y las pantallas se apagan solas.',
  httpAloneDo: 'Indica OVATION_HTTPS_PORT, salvo que haya delante un proxy con https.',
  httpsTaken: 'El puerto {port} para https está ocupado.',
  httpsTakenDo: 'Pon otro en OVATION_HTTPS_PORT.',
  certificateOut: 'El certificado del puerto {port} ha caducado.',
  certificateSoon: 'El certificado del puerto {port} caduca pronto. Días que quedan: {days}.',
  renewOwn: 'Renuévalo donde lo obtuviste; el archivo nuevo se lee por sí solo.',
  certificateShut: 'El certificado para https no sirve, así que el servidor no arranca: {why}.',
  certificateShutDo: 'Corrige OVATION_TLS_CERTIFICATE y OVATION_TLS_KEY.',
  renewOurs: 'Reinicia el servidor: hace uno nuevo, en el que las tabletas tienen que confiar en /trust.',
  httpsFree: 'El puerto {port} está libre para https.',
  httpsServed: 'https se sirve en el puerto {port}.',

  noCopies: 'No hay copias.',
  noCopiesDo: 'Monta el disco o corrige sus permisos; lo indica OVATION_BACKUP_DIR.',
  folderShut: 'No se puede escribir nada en {folder} ({code}).',
  noneBySelf: 'El servidor no hace copias por sí solo.',
  noneBySelfDo: 'Pon OVATION_BACKUP_MINUTES en 5 o hazlas con otro programa.',
  sameDisk: 'Las copias van a {folder}, en el disco de los datos: todo se pierde a la vez.',
  sameDiskDo: 'Indica en OVATION_BACKUP_DIR una carpeta de otro disco, por ejemplo una memoria USB.',
  otherDisk: 'Las copias van a {folder}, en otro disco.',
  copyShut:
    'No se puede escribir nada en {folder} ({code}), así que no hay copias. Monta el disco, da a la cuenta del servidor permiso para escribir ahí o indica otra carpeta en OVATION_BACKUP_DIR.',
  copyFull:
    'El disco de {folder} está lleno, así que no se ha podido hacer ninguna copia. Haz sitio o indica en OVATION_BACKUP_DIR una carpeta en otra parte.',
  copyNoRoom:
    'En el disco de {folder} no cabe una copia junto a lo que necesitan los votos y las hojas de puntuación, así que no se ha hecho ninguna. Haz sitio o indica en OVATION_BACKUP_DIR una carpeta en otra parte.',
  copySlow:
    'Una copia en {folder} tarda tanto que ya nada la espera. Si no termina, mira ese disco y la base de datos, o indica otra carpeta en OVATION_BACKUP_DIR.',
  copyTooLong:
    'Una copia en {folder} no había terminado después de {time} y se abandonó. Mira ese disco y la base de datos, o indica otra carpeta en OVATION_BACKUP_DIR.',
  databaseLeft:
    'La base de datos cerró la sesión a la mitad ({why}), así que no salió nada. Mira la base de datos y vuelve a hacerlo.',

  notSaved: 'No se puede guardar nada.',
  notSavedFull: 'No se puede guardar nada: el disco está lleno.',
  notSavedReadOnly: 'No se puede guardar nada: la base de datos solo se puede leer.',
  notSavedDisk: 'No se puede guardar nada: el disco no acepta lo que se escribe.',
  notSavedDamaged: 'No se puede guardar nada: el disco o la base de datos están dañados.',
  notSavedMoved: 'No se puede guardar nada: la base de datos se movió o se borró con el servidor en marcha.',
  logBroken:
    'El registro de la base de datos (ovation.db-wal) se interrumpe por la mitad: se dañó o se cortó la corriente mientras se escribía. Puede faltar lo último que se guardó; mira si están las entradas más recientes del registro de cambios. La base de datos, tal como se encontró, está en {place}. Cuando lo hayas resuelto, saca esa carpeta de la carpeta de datos y dejará de avisarse.',
  notSavedKeyChanged:
    'No se puede guardar nada: la clave de esta instalación se cambió con el servidor en marcha. Da a este equipo la clave nueva y reinicia el servidor.',
  notSavedLocked: 'No se puede guardar nada: la base de datos está bloqueada o va demasiado lenta.',
  notSavedAway: 'No se puede guardar nada: la base de datos no responde.',
  databaseSilent: 'La base de datos no responde.',
  almostFull: 'El disco está casi lleno: quedan {left} MB.',
  clockAhead:
    'El reloj de este equipo va {seconds} s por delante del de la base de datos, así que aquí no se aceptan votos.',
  clockBehind:
    'El reloj de este equipo va {seconds} s por detrás del de la base de datos, así que aquí no se aceptan votos.',
  clocksDo:
    'Pon ambos en hora con un servidor de tiempo (NTP); si hay un espectáculo en marcha, reinicia este proceso después.',
  clockBeforeLog:
    'Cuando arrancó el servidor, el reloj marcaba {now}, pero el registro tiene entradas de {logged}.',
  clockAfterPause:
    'Cuando arrancó el servidor, el reloj marcaba {now}, pero antes no se había escrito nada. Días sin entradas: {days}.',
  clockHolds:
    'No se elimina nada por su antigüedad hasta que una persona con acceso de admin diga en los ajustes que el reloj va bien.',
  fileNotThere: 'El archivo no está donde se guardó. Devuelve la música a su sitio o pídela de nuevo.',
  oneLost:
    'Un archivo de música no está donde se guardó: devuelve a su sitio la carpeta o el bucket de la música.',
  manyLost:
    '{count} archivos de música no están donde se guardaron: devuelve a su sitio la carpeta o el bucket de la música.',
  storageSilent:
    'El almacén de la música no responde. Lo que llega espera en este equipo y se traslada solo; mientras tanto no se puede reproducir lo que está allí.',
  storageRefuses:
    'El almacén de la música responde {answer}: mira si está lleno y si nuestra clave sigue valiendo. Lo que llega espera en este equipo y se traslada solo en cuanto se acepte.',

  filesRight:
    'Archivos: {files}, hechos {time} por la versión {version}. Las sumas de control son correctas.',
  rowsRight:
    'Filas: {rows}, tantas como cuando se hizo la copia; la comprobación de la propia base de datos no encuentra fallos.',
  recountAgrees: '{round}: el recuento coincide con el resultado certificado.',
  erasedAgain: 'Lo que se borró después de hacer la copia se borra de nuevo al arrancar el servidor.',
  otherInstallation:
    'No se sabe si {folder} es de la misma instalación que esta copia. El primer arranque dirá en el registro de cambios que se restauró una copia, pero no lo que se perdió con ello: para eso indica la carpeta de datos correcta en OVATION_DATA.',
  inBucket: 'Archivos de música en el bucket {bucket}: {files}.',

  copySealed: '{file} está sellado. Indica su contraseña en OVATION_BACKUP_PASSPHRASE.',
  copyCutOff: '{file} termina antes de tiempo. Usa otra copia.',
  copyDamaged: '{part} en {file} está dañado. Usa otra copia.',
  copyUnread:
    'La lista de {file} no se puede leer aquí. Si la copia la hizo una versión más nueva de Ovation, restáurala con esa; si no, usa otra copia.',
  copyHoldsMore: '{file} contiene más de lo que dice su lista. Usa otra copia.',
  copyRowsMissing: 'La base de datos de la copia nombra filas que no existen.',
  copyFormerKey:
    'Esta copia se abre con una clave anterior, no con la de {key}, así que no se puede restaurar aquí. Restáurala en una carpeta nueva (ovation restore), pon allí {former} como secret.key y arranca con esa carpeta.',
  copyOtherKey:
    'Esta copia se selló con otra clave que la de {key}, así que no se puede restaurar aquí. Restáurala en una carpeta nueva (ovation restore), pon allí tu copia de la clave de entonces como secret.key y arranca con esa carpeta.',
  copyTakesFormerKey:
    'Esta copia se abre con una clave anterior, no con la de {key}: pon {former} en la carpeta restaurada como secret.key.',
  copyTakesOtherKey:
    'Esta copia se selló con otra clave que la de {key}: ningún servidor arranca con ella antes de que tu copia de la clave de entonces esté en la carpeta restaurada como secret.key.',
  targetFilled:
    '{folder} no está vacía. Una copia solo se restaura en una carpeta nueva o vacía; no se cambió nada.',
  targetNoFolder:
    '{path} ya existe y no es una carpeta. Una copia solo se restaura en una carpeta nueva o vacía; no se cambió nada.',

  logWhole: 'El registro de cambios está íntegro. Filas: {rows}, la última {head}.',
  logWholeOne: 'El registro de cambios está íntegro: 1 fila, la última {head}.',
  logInOrder: 'El registro de cambios tiene todas sus filas en orden: {rows}, la última {head}.',
  logInOrderOne: 'El registro de cambios tiene todas sus filas en orden: 1 fila, la última {head}.',
  logKeyedFrom: 'Está protegido con la clave desde la fila {row}.',
  logUnfollowed:
    'No se sabe si las filas protegidas se cambiaron: para eso hace falta la clave de la instalación.',
  logUnkeyed:
    'Ninguna está protegida con la clave: las escribió una versión anterior o alguien las rehízo. El servidor protege el registro al arrancar.',
  logNoted: 'La huella que anotaste es la de la fila {row}.',
  logCut:
    'El registro de cambios está roto: ninguna de sus filas ({rows}) tiene la huella que anotaste. Se cortó antes de esa fila o se rehízo.',
  logChanged: 'El registro de cambios está roto: la fila {row} se cambió después de escribirse.',
  logMissing: 'El registro de cambios está roto: falta la fila {row}.',
  logLedger:
    'El registro de cambios está roto: la fila {row} es la última y no coincide con lo anotado aparte.',
  logHolds: 'Filas correctas: {rows}.',
  logHoldsOne: '1 fila es correcta.',

  mailNobody:
    'A {host} no se conecta nunca este servidor, tampoco en la sala. Escribe el nombre o la dirección del propio servidor de correo.',
  mailPrivate: '{host} está en una red privada. Di que es un equipo de la sala si lo es.',
  mailNoName: 'Ningún equipo se llama {host}, o este no está en internet ahora mismo.',
  mailNoAnswer:
    'Nada responde en el puerto {port} de {host}. Los servidores de correo reciben en el 587 o el 465.',
  mailUnreachable: 'No se puede llegar a {host} desde esta red.',
  mailTimedOut:
    '{host} no respondió a tiempo en el puerto {port}. Puede haber un cortafuegos en medio o el cifrado ser otro: el 465 cifra desde el primer byte, el 587 después de un saludo.',
  mailNotTrusted:
    'El servidor de correo muestra un certificado que no es de fiar para ese nombre. Escribe el nombre como lo hace su proveedor.',
  mailNotEncrypted:
    'El servidor de correo no cifra desde el primer byte en este puerto. Elige «Después de un saludo», como en el puerto 587.',
  mailNoEncryption:
    'El servidor de correo no ofrece cifrado en este puerto, así que no se envió nada. Prueba el puerto 465, cifrado desde el primer byte.',
  mailEncryption: 'No se pudo acordar el cifrado con el servidor de correo.',
  mailNoSignIn: 'El servidor de correo no deja iniciar sesión así en este puerto.',
  mailSignIn:
    'El servidor de correo rechazó el inicio de sesión. Revisa el usuario y la contraseña; muchos proveedores piden una contraseña hecha solo para programas.',
  mailSender:
    'El servidor de correo rechaza los correos de este remitente. Usa la dirección de la cuenta que inicia sesión.',
  mailSenderUnknown:
    'El servidor de correo rechaza los correos de este remitente, o pide antes iniciar sesión.',
  mailNotThere: 'El servidor de correo no acepta correos para la dirección de este.',
  mailLetter: 'El servidor de correo aceptó la dirección y rechazó el correo.',
  mailEnded: 'El servidor de correo cerró la conexión. Revisa el puerto y el cifrado.',
  mailBrokeOff: 'El servidor de correo cortó y no dijo por qué. Revisa el puerto y el cifrado.',
  mailSaid: 'Dijo: «{answer}».',
  mailRefusedBefore:
    'El servidor de correo ya rechazó esta dirección de forma definitiva, así que no se envía nada más ahí.',
  mailTooOften:
    'Las inscripciones han generado {count} correos a esta dirección en un día, así que este no se envió. Envíalo de nuevo si es lo correcto.',
  mailUnsure:
    'El servidor de correo no dijo a tiempo si aceptaba el correo. Puede llegar dos veces; para un programa de correo son el mismo.',
  mailMayHaveArrived: 'Puede que el servidor de correo aceptara este correo antes de que se cancelara.',
  mailNoAddress: 'El número ya no tiene dirección de correo, así que este correo se canceló.',

  gearTooOld: 'No se comunicó: habían pasado más de cinco minutos.',
  gearAnswered: 'Respuesta: {status}.',
  gearSilent: 'Sin respuesta en diez segundos.',

  logWentOn:
    'Antes el registro llegaba a la fila {lost}; lo que hay ahora por encima de la fila {row} es otro.',
  logMadeAnew: 'La fila {row} era otra antes: el registro se hizo de nuevo.',
  notPerformed: 'No actuaron.',
  certifiedNow: 'Resultado certificado, versión {version}.',
};
