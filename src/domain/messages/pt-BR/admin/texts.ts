import type { Translated } from '../../catalogue.ts';

export const texts: Translated<'texts'> = {
  sendLetters: 'Enviar e-mails a participantes',
  sendLettersHint:
    'O formulário então pede um e-mail. Aceitar ou recusar é avisado um minuto depois, para que desfazer passe despercebido.',
  letter: 'E-mail',
  letterHint:
    'O texto do próprio Ovation chega a cada pessoa em seu idioma. Suas palavras saem como você as escreve, ou como as põe em outros idiomas em Idiomas.',
  subject: 'Assunto',
  text: 'Texto',
  backToOurs: 'Voltar ao texto que vem com o Ovation',
  howItReads: 'Como fica',
  howItReadsMadeUp: 'Como fica, com palavras inventadas',
  in: 'Em',
  filledFor: 'Preenchido para cada apresentação: {blanks}',

  kindReceived: 'Inscrição recebida',
  kindAccepted: 'Aceita',
  kindDeclined: 'Recusada',
  kindWaitlisted: 'Na lista de espera',
  kindReminder: 'Lembrete do que falta',
  kindCall: 'Horário de chamada',
  kindConsent: 'Para mãe ou pai',
  kindThanks: 'Agradecimento depois do show',

  isQueued: 'Esperando',
  isSent: 'Enviado',
  isFailed: 'Falhou',
  isCancelled: 'Não enviado',
  isExpired: 'Não vale mais enviar',

  outbox: 'Caixa de saída',
  noServer: 'Nenhum servidor de e-mail configurado.',
  noServerLead: 'Configure um acima. Até lá os e-mails esperam aqui.',
  letterNotSent: 'Não foi enviado. Tente de novo.',
  doNotSend: 'Não enviar',
  sendAgain: 'Enviar de novo',
  nobodyToWrite: 'Ninguém a quem escrever',
  outboxFrom: 'De {sender}.',
  outboxCounts: 'Esperando: {queued, number}; enviados: {sent, number}; falharam: {failed, number}.',
  outboxCountsOld:
    'Esperando: {queued, number}; enviados: {sent, number}; falharam: {failed, number}; não vale mais enviar: {expired, number}.',
  letterOf: '<b>{about}</b>: {kind}',
  letterRefused: '<b>{about}</b>: {kind}. <link>Corrigir o endereço<hidden> ({about})</hidden></link>',
  goesOutAt: 'Sai: {time}',
  tries: '{count, plural, one {# tentativa} other {# tentativas}}',
  showAll: 'Mostrar tudo: {count}',
  inOutbox: '{count, plural, one {# e-mail} other {# e-mails}} na caixa de saída',
  remind: 'Lembrar do que falta',
  remindAsk: 'Lembrar do que falta?',
  sendCalls: 'Enviar horários de chamada',
  sendCallsAsk: 'Enviar os horários de chamada?',
  thank: 'Agradecer às apresentações',
  thankAsk: 'Agradecer a quem esteve no palco?',
  sendLettersCount: 'Enviar {count, plural, one {# e-mail} other {# e-mails}}',
  actsGetIt: '{acts, plural, one {# apresentação receberá} other {# apresentações receberão}}.',
  actsAndParents:
    '{acts, plural, one {# apresentação receberá} other {# apresentações receberão}}, e {parents, plural, one {# mãe ou pai} other {# mães ou pais}} um e-mail que pede o consentimento.',
  actsWithout: '{acts, plural, one {# apresentação não deixou} other {# apresentações não deixaram}} e-mail.',

  mailServer: 'Servidor de e-mail',
  notTried: 'Não foi tentado. O que você digitou continua aqui; tente de novo.',
  forgotten: 'Esquecido. Os e-mails esperam até haver outro.',
  notForgotten: 'Não foi esquecido. Tente de novo.',
  serverLead:
    'Seu provedor de e-mail informa isto, muitas vezes como “SMTP” ou “e-mail de saída”. O servidor é usado assim que aceita um e-mail de teste.',
  serverIsSet: 'Os e-mails saem por este servidor. Uma mudança vale assim que ele aceita um e-mail de teste.',
  sendTest: 'Enviar um e-mail de teste e usar este servidor',
  forgetServer: 'Esquecer este servidor',
  encryption: 'Criptografia',
  port: 'Porta',
  userName: 'Nome de usuário',
  password: 'Senha',
  passwordKept: 'Guardada, e não é mostrada a ninguém. Vazia fica como está.',
  passwordHint: 'Muitas vezes uma senha de app. Fica guardada e selada, e não é mostrada a ninguém.',
  sender: 'Os e-mails vêm de',
  inTheHallHint:
    'Só então o servidor pode chamar um endereço privado, como 192.168.1.20. Deixe desligado para um provedor.',
  testTo: 'Um e-mail de teste para',
  testTaken: 'O e-mail de teste foi aceito.',
  testTakenLead: 'Este servidor é usado a partir de agora. Veja se o e-mail chega, e não como spam.',
  testNotTaken: 'O e-mail de teste não foi aceito.',
  testSubject: 'Um e-mail de teste: {event}',
  testLetter:
    'Os e-mails chegam: {event}.\n\nEste foi enviado das configurações, para testar o servidor de e-mail. Ninguém mais o recebeu.',
  fixedServer:
    'As configurações desta máquina o indicam: <b>{host}</b>, como {sender}. Quem cuida do servidor muda lá (OVATION_SMTP_HOST e os outros).',
  starttls: 'STARTTLS (após a saudação)',
  tls: 'Desde o primeiro byte (TLS)',
  noEncryption: 'Nenhuma: só dentro da sala',

  musicUntil: 'Participantes enviam a música até',
  musicUntilHint:
    'Veem isso em sua página e nos lembretes. Vazio: até o show começar. O que começou a tempo pode chegar por mais uma hora. A equipe anexa arquivos a qualquer momento.',
  largestFile: 'Maior arquivo, em megabytes',
  leaveSilence: 'Tirar o silêncio das duas pontas',
  leaveSilenceHint:
    'Na cópia que é tocada, de arquivos que chegarem a partir de agora. O que foi enviado nunca é alterado; cada apresentação tem sua própria chave.',
  largestHint:
    'São aceitos MP3, M4A, AAC, WAV, FLAC, Ogg ou Opus. Uma música de cinco minutos tem cerca de 10 MB em MP3 e 50 MB em WAV.',

  strays: 'Música que não é de nenhuma apresentação',
  straysRemoved: 'Os arquivos que não eram de nenhuma apresentação foram removidos',
  nothingRemoved: 'Nada foi removido. Tente de novo.',
  straysFinal: 'Não dá para desfazer. O banco de dados que os citar ficará sem eles.',
  removeThem: 'Remover',
  keepThem: 'Manter',
  holdRemove: 'Segure para remover',
  straysLead:
    '{count, plural, one {# arquivo} other {# arquivos}} de música, {size}, onde a música é guardada, que nenhuma apresentação cita. Isso acontece depois de restaurar uma cópia mais antiga ou de perder um banco de dados, e onde outra instalação usa o mesmo espaço. Nada os remove sozinho.',
  straysAside:
    '{count, plural, one {# deles está} other {# deles estão}} no banco de dados que foi posto de lado ao restaurar uma cópia. Voltam com ele; senão, vão com ele.',
  straysAsk: 'Remover {count, plural, one {# arquivo} other {# arquivos}} de música?',

  parentAgrees: 'O que mãe, pai ou responsável consente',
  rulesAccepted: 'Regras de palco e riscos que cada participante aceita',
  version: 'Versão {version}',
};
