import type { Translated } from '../../catalogue.ts';

export const music: Translated<'music'> = {
  byMail: 'Virá por e-mail.',
  onStick: 'Virá em um pen drive.',
  onDay: 'Será trazido no dia.',
  byUpload: 'Será enviado por quem se apresenta.',
  live: 'Ao vivo, sem playback.',

  trackIs: 'O playback está',
  whatIsWrong: 'O que há de errado',
  whatIsWrongHint: 'Quem se apresenta lê isto na própria página.',
  away: 'não foi possível conectar ao servidor',
  notDoneAway: 'Não foi feito. Não foi possível conectar ao servidor.',

  notWhereKept: 'O arquivo não está onde foi guardado.',
  notWhereKeptLead:
    'Não pode ser tocado. Devolva a pasta ou o bucket da música ao lugar, anexe o arquivo de novo ou use uma versão anterior.',
  trim: 'Cortar',
  trimmed: 'Cortado',
  trimmedStays: '{words} O arquivo fica como foi enviado.',
  nothingToTrim: 'Não há silêncio nas pontas para tirar.',
  attachNewer: 'Anexar um arquivo mais novo',
  attach: 'Anexar o arquivo que chegou',

  earlier: 'Versões anteriores ({count, number})',
  version: 'Versão {number}, {format}, {size}',
  notThere: 'não está onde foi guardado',
  useThis: 'Usar esta',

  uploadUnderWay: 'Envio em andamento',
  uploadWaits: 'Um envio espera: a conexão caiu ou a página foi fechada. Pode continuar por um dia.',
  receivedBy: 'Recebido: {time}, {name}.',
  checkedBy: 'Verificado: {time}, {name}.',

  allTracks: 'Todos os playbacks',
  zipTitle: 'Todos os playbacks, na ordem do roteiro',
  zipDownload: '{count, plural, one {Baixar # playback} other {Baixar # playbacks}}, {size}',
  zipLead:
    'Um zip para o notebook da mesa de som. Cada arquivo leva o lugar, a apresentação e a música no nome.',
  whichSound: 'Qual som',
  asSent: 'Como foi enviado',
  asSentDetail: 'Os próprios arquivos, nos formatos deles.',
  evenedOut: 'Nivelado',
  evenedOutDetail: 'MP3 a −16 LUFS. Os playbacks que não puderam ser nivelados vão como foram enviados.',
  noFiles: 'Nenhuma apresentação aceita tem arquivo aqui ainda.',
  withoutFile: 'Sem arquivo aqui: {names}.',

  pictureToLookAt: 'Para conferir',
  pictureApproved: 'Aprovada',
  pictureRefused: 'Recusada',

  barSaidNo: 'A resposta foi que não se mostrem fotos, então não aparece em lugar nenhum.',
  barNotSaid: 'Ninguém disse ainda que fotos podem ser mostradas, então não aparece em lugar nenhum.',
  barParent: 'Mãe, pai ou responsável ainda não concordou, então não aparece em lugar nenhum.',
  shownHere: 'Pode ser mostrada aqui: {places}.',
  shownNowhere: 'Não deve ser mostrada em lugar nenhum.',

  picture: 'Imagem',
  noPicture: 'Nenhuma ainda. A apresentação pode enviar uma pela própria página, ou você a coloca aqui.',
  anotherPicture: 'Outra imagem',
  choosePicture: 'Escolher imagem',
  crop: 'Enquadre no círculo: arraste ou use as setas.',
  pictureInCircle: 'A imagem no círculo',
  zoom: 'Maior ou menor',
  usePicture: 'Usar esta imagem',
  removePictureAsk: 'Remover esta imagem?',
  pictureUnread: 'Este arquivo não é uma imagem que este navegador consiga ler. Escolha um JPEG ou PNG.',
  notSavedTryAgain: 'Não foi salvo. Tente de novo.',
  asCrowdSees: '{name}, como a plateia veria',
  fromCrew: 'Enviada por {name}, da equipe.',
  fromAct: 'Enviada pela apresentação.',
  tooSmall: 'Pequena demais para o telão: só celulares e papel.',
  wordIfRefused: 'Um recado para a apresentação, se recusada',
  approve: 'Aprovar <v>a imagem: {name}</v>',
  refuse: 'Recusar <v>a imagem: {name}</v>',
  showNoMore: 'Não mostrar mais <v>a imagem: {name}</v>',

  picturesNotLoaded: 'As imagens não carregaram',
  loadingPictures: 'Carregando as imagens',
  noPictureWaits: 'Nenhuma imagem esperando',
  noPictureWaitsLead:
    'O que as apresentações enviam chega primeiro aqui. Mais ninguém vê antes de você conferir.',
  picturesThatWait: 'Imagens à espera de conferência',

  nameTitle: 'Como se diz o nome',
  noSpokenForm: 'Ainda sem pronúncia.',
  recordedByCrew: 'Gravado por {name}, da equipe. Só quem apresenta e a equipe ouvem.',
  recordedByAct: 'Gravado pela apresentação. Só quem apresenta e a equipe ouvem.',
  recordLead:
    'A apresentação pode gravar na própria página, ou você grava aqui, dez segundos no máximo. Só quem apresenta e a equipe ouvem.',
  recordAgain: 'Gravar de novo',
  soundUnread: 'Este arquivo não é um som que este navegador consiga ler.',
};
