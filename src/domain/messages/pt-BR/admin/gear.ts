import type { Translated } from '../../catalogue.ts';

export const gear: Translated<'gear'> = {
  loading: 'Carregando outros aparelhos',
  keys: 'Tokens',
  lowerThird: 'Tarja',
  lowerThirdLead:
    'Quem está no palco, sem fundo, para a imagem de uma câmera: abra este endereço como fonte de navegador no OBS ou em um mixer de vídeo.',
  lowerThirdAddress: 'Endereço da tarja',
  told: 'Webhooks',
  toldLead:
    'Quando acontece algo que a sala pode ver, estes endereços ficam sabendo na hora: assinado, e de novo até responderem. Nada pessoal vai junto, e nada que não foi revelado.',
  notRevoked: 'Não foi revogado. Tente de novo.',
  revoke: 'Revogar',
  notMade: 'Não foi criado. Tente de novo.',
  newToken: 'O novo token. Ele só aparece desta vez: copie agora.',
  keyName: 'Nome do novo token',
  keyNameHint: 'Como vai aparecer no registro: “Stream Deck da produção”.',
  makeToken: 'Criar um token',
  keysLead:
    'Um Stream Deck ou outra máquina pode apertar GO e as outras teclas da produção pela rede. Cada uma precisa de um token próprio, que só vale neste evento. Com ele, <code>/api/v1/control/stream</code> diz o que está no palco e o que vem, o tempo que resta, o atraso e quantas pessoas votaram.',
  madeUnused: 'Criado por <name></name> {time}, nunca usado',
  madeUsed: 'Criado por <name></name> {time}, último uso {used}',

  secret: 'O segredo que assina cada entrega. Ele só aparece desta vez: copie agora.',
  newAddress: 'Novo endereço',
  tellWhen: 'Avisar quando',
  inTheHallHint:
    'Só então o servidor pode chamar um endereço privado, como 192.168.1.20. Deixe desligado para o que estiver na internet.',
  addAddress: 'Adicionar o endereço',

  sendTest: 'Enviar um teste',
  takeOut: 'Remover',
  deliveries: 'Últimas entregas',
  heard: 'Recebido',
  onItsWay: 'A caminho',
  hallMachine: 'Uma máquina da sala.',
  givenUp: 'Desistiu depois de {count, plural, one {# tentativa} other {# tentativas}}',
  tried: '{count, plural, one {Uma tentativa} other {# tentativas}}',

  showStarts: 'O show começa',
  actStandsBy: 'Uma apresentação fica a postos',
  actStarts: 'Uma apresentação começa',
  actEnds: 'Uma apresentação termina',
  cueStarts: 'Outra entrada começa',
  sceneChanges: 'O telão muda',
  votingOpens: 'A votação abre',
  votingCloses: 'A votação fecha',
  showStopped: 'O show é interrompido',
  showGoesOn: 'O show continua',
  resultPublished: 'Um resultado é publicado',
  showEnds: 'O show termina',
  test: 'Teste',
};
