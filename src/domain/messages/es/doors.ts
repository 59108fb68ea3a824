/** Español, con «tú». Palabras de la escena: docs/translating.md. Los ajustes, como se llaman en los dispositivos. */
import type { Translated } from '../catalogue.ts';

export const doors: Translated<'doors'> = {
  notFound: 'Página no encontrada',
  wrongDoor: 'Puerta equivocada',
  wrongDoorLead:
    'Aquí no hay nada: {address}. Si es un enlace del jurado o de tu actuación, comprueba que lo copiaste entero, o pregunta a la organización.',
  rightDoors: 'Puertas correctas',
  vote: 'Votar',
  results: 'Resultados',
  signInTitle: 'Acceso para la organización',
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
  noSignIn:
    'El jurado y quienes actúan no inician sesión. Abre el enlace personal que recibiste, o pídelo de nuevo a la organización.',
  loginFailed: 'No se ha podido iniciar sesión',
  setUp: 'Configurar Ovation',
  checkingLink: 'Comprobando el enlace',
  firstOne: 'Antes de ti no ha pasado nadie por aquí. Crea tu cuenta: puede hacerlo todo y añadir otras.',
  name: 'Tu nombre',
  emailHint: 'Con él inicias sesión. No se le envía nada.',
  passwordHint: '{least} caracteres o más. Varias palabras seguidas son buena idea.',
  makeAccount: 'Crear mi cuenta',
  notReached: 'No se puede conectar con el servidor. Inténtalo de nuevo.',
  linkBroken: 'Este enlace de configuración no funciona',
  linkUnknown: 'Ahora no se puede comprobar el enlace',
  newLink: 'Se imprime uno nuevo cuando el servidor arranca y aún no hay ninguna cuenta.',
  trust: 'Confiar en este servidor',
  forCrew: 'Para el jurado y el equipo',
  askingHow: 'Consultando cómo se llega a este servidor',
  nothingNow: 'Ahora no se puede comprobar',
  nothingToDo: 'No hay que hacer nada',
  nothingToDoLead: 'Esta página llegó por una conexión en la que tu dispositivo confía.',
  onlyHttp: 'Aquí solo hay http',
  onlyHttpLead:
    'Todo funciona. La página del jurado debe quedar abierta mientras no haya red, las pantallas se apagan si en el dispositivo no se indica otra cosa, y la cámara de acreditación no se puede usar.',
  trusted: 'Este dispositivo confía en el servidor',
  trustedLead: 'Listo. Abre otra vez tu enlace o escanea tu código: la página pasa a https por sí sola.',
  takeOff:
    'Después del espectáculo, quita el certificado de los dispositivos prestados, en el mismo sitio donde lo instalaste: quien tenga la clave de este servidor podría hacerse pasar ante ellos por equipos de una red privada.',
  trustLead:
    'Para las tabletas del jurado y los dispositivos del equipo, una vez en cada uno. Después las páginas se abren también sin red, las pantallas no se apagan y se puede usar la cámara. Los teléfonos con los que se vota no lo necesitan.',
  whatYouInstall: 'Qué instalas',
  whatYouInstallLead:
    'Solo vale para nombres y direcciones de redes privadas, nunca para un sitio de internet. La organización ve la misma huella en sus ajustes:',
  openHttps: 'Abrir {address} por https',
  loadCertificate: 'Descargar el certificado',
  ios: 'iPad y iPhone',
  iosAllow: 'Abre esta página en Safari, descarga el archivo y pulsa Permitir.',
  iosInstall: 'Ajustes, Perfil descargado, Instalar.',
  iosTrust:
    'Ajustes, General, Información, Ajustes de confianza de certificados: activa el que empieza por «Ovation on».',
  iosBack: 'Vuelve a esta página.',
  android: 'Android',
  androidLoad: 'Descarga el archivo.',
  androidSearch:
    'En Ajustes busca «certificado de CA»: está en Seguridad, Cifrado y credenciales, Instalar un certificado.',
  androidInstall: 'Pulsa Instalar de todos modos y elige ovation.crt en Descargas.',
  androidBack: 'Vuelve a esta página en Chrome.',
  windows: 'Windows',
  windowsOpen: 'Descarga el archivo y ábrelo. Pulsa Instalar certificado, Usuario actual.',
  windowsStore:
    'Elige «Colocar todos los certificados en el siguiente almacén», Examinar, Entidades de certificación raíz de confianza.',
  windowsBack: 'Finalizar, y Sí en la advertencia. Después vuelve a esta página en Edge o Chrome.',
  macos: 'Mac',
  macosOpen: 'Descarga el archivo y ábrelo.',
  macosInstall:
    'Ajustes del Sistema, General, Gestión de dispositivos: abre el perfil que empieza por «Ovation on» e instálalo.',
  macosBack: 'Vuelve a esta página en Safari o Chrome.',
};
