import type { Translated } from '../../catalogue.ts';

export const hall: Translated<'hall'> = {
  judgesTime: 'Tempo do júri depois de uma apresentação, em minutos',
  judgesTimeHint:
    'Contagem regressiva nos aparelhos do júri; depois as notas da apresentação fecham sozinhas. Vazio: ficam abertas até alguém bloquear.',
  betweenActs: 'Tempo entre apresentações, em segundos',
  betweenActsHint: 'Conta nos horários previstos e esperados.',
  phonesFollow: 'Celulares seguem o salão depois de, em segundos',
  phonesFollowHint:
    'Quando os lugares são revelados: tanto tempo depois do palco eles aparecem nos celulares, em /results e, assim que um telão é pareado, nos que não são. Com transmissão, o atraso dela; 0: na hora.',
  stageSide: 'Por onde se entra no palco',
  stageSideHint: 'No quadro de chamadas. O roteiro pode dizer outra coisa para uma apresentação.',
  sideUnsaid: 'Não informado',
  stageLeft: 'Esquerda do palco',
  stageRight: 'Direita do palco',

  phoneAddress: 'Endereço para celulares',
  phoneAddressHint:
    'Em QR codes e links. Vazio: o endereço com que esta página foi aberta, ou o desta máquina na rede.',
  wifiInWords: 'Wi-Fi em palavras',
  wifiInWordsHint:
    'No telão ao lado do endereço, como “Salão-Convidados, sem senha”. O código é feito em Endereços e códigos.',
  mcCode: 'Código de acesso de quem apresenta',
  mcCodeHint:
    'Quem apresenta digita uma vez em /mc para ver o roteiro, as pronúncias e as notas. Vazio: páginas são pareadas só em Telas pareadas.',
  publishLineup: 'Publicar a programação',
  publishLineupHint:
    'A página inicial mostra as apresentações na ordem do roteiro. A partir daí cada uma mantém seu número.',
  showTurnout: 'Mostrar quantas pessoas votaram',
  showTurnoutHint: 'Um número no telão enquanto uma votação está aberta; nunca quem está na frente.',
  actScores: 'Notas de uma apresentação no telão',
  actScoresHint:
    'Depois de bloqueadas, quando a produção as mostra. O que as regras descartam aparece riscado.',
  never: 'Nunca',
  byNumber: 'Como “Júri 1”',
  byNames: 'Pelos nomes do júri',
  standings: 'Classificação parcial no telão',
  standingsHint: 'Só o júri, sobre as apresentações com notas bloqueadas. A parte da plateia nunca entra.',
  untilLast: 'Até a última apresentação receber nota',
  toTheEnd: 'Até o fim',

  notPossible: 'Não foi possível.',
  paired: 'Telas pareadas',
  nonePaired: 'Nenhuma tela pareada ainda.',
  identify: 'Identificar',
  unpair: 'Desparear',
  unpairIt: 'Desparear',
  keepIt: 'Manter',
  unpairLead:
    'Um telão mantém a imagem sem nome; uma página de apresentação ou um quadro de chamadas perde o que mostra.',
  codeOnScreen: 'Código na tela',
  codeOnScreenHint: 'Abra lá /projector, /backstage ou /mc; P mostra de novo em um telão.',
  screenName: 'Nome da tela',
  screenNameHint: 'Como “Salão principal”.',
  pairScreen: 'Parear tela',
  pairFailed: 'Não é possível falar com o servidor. Tente de novo.',
  kindMc: 'Página de apresentação',
  kindProjector: 'Telão',
  kindBackstage: 'Quadro de chamadas',
  screenHere: '{kind}, em conexão',
  screenSilent: '{kind}, em silêncio há {time}',
  unpairAsk: 'Desparear: {name}?',
  nameOf: 'Nome de {name}',

  whereMachineIs: 'Onde está esta máquina',
  whereMachineIsHint: 'Um toque faz dele o endereço para celulares.',
  addressCard: '{address} ({card})',
  addressUnlikely: '{address} ({card}: provavelmente não é a do salão)',
  addressOpen: '{address} (como você está com ela aberta)',

  codes: 'Códigos',
  printPosters: 'Imprimir cartazes',
  onlyHere: 'Estes códigos só levam a esta máquina.',
  onlyHereLead: 'Escolha acima o endereço dela na rede, ou digite em Telas; até lá nada é impresso.',
  wifiName: 'Nome do Wi-Fi',
  wifiNameHint:
    'Como os aparelhos mostram. É impresso em cartazes e cartões do júri, com um código para conectar.',
  itsPassword: 'Sua senha',
  wpa: 'WPA, 2 ou 3',
  wep: 'WEP, antigo',
  noPassword: 'Nenhuma',
  wifiPassword: 'Senha do Wi-Fi',
  wifiPasswordHint: 'Quem vê o papel pode ler: indique a rede de convidados.',
  judgesLinks: 'Os links do júri, e cartões com eles, estão em <link>Júri</link>.',
  addressOf: 'Endereço: {title}',
  noPhoneAddress: 'Nenhum endereço para celulares configurado. Outro é digitado em <link>Telas</link>.',
  phonesSentTo: 'Celulares são enviados para {address}. Outro é digitado em <link>Telas</link>.',
  wpaShort: 'Uma senha WPA tem {least} caracteres ou mais. Nada dela é impresso.',
  onPoster: '{title}, no cartaz',

  front: 'Página inicial',
  frontWhose: 'Todo mundo: o evento e sua programação',
  register: 'Inscrever-se',
  registerWhose: 'Quem quer se apresentar',
  vote: 'Votar',
  voteWhose: 'A plateia',
  results: 'Resultados',
  resultsWhose: 'Todo mundo, depois de revelados',
  projectorWhose: 'A máquina do projetor',
  mc: 'Apresentação',
  mcWhose: 'O tablet de quem apresenta, com o código de acesso',
  boardWhose: 'Uma tela no camarim, pareada',

  twoPeople: 'Duas pessoas homologam',
  twoPeopleHint: 'Uma pede, outra olha os mesmos números e homologa.',

  askingTrust: 'Perguntando como se chega a este servidor',
  cannotAsk: 'Não dá para perguntar agora.',
  httpOnly:
    'Este servidor só escuta em http: OVATION_HTTPS_PORT está desligado, ou a porta estava ocupada na partida. As páginas do júri precisam ficar abertas enquanto não houver rede.',
  scanOnce:
    'Escaneie uma vez com cada tablet do júri e cada aparelho da equipe. Diz como o aparelho passa a confiar neste servidor, e quando confia. Aí as páginas abrem também sem rede, as telas ficam ligadas e a câmera pode ser usada. Celulares da plateia não precisam disso.',
  trustServer: 'Confiar neste servidor',
  goodFor: 'Vale para',
  fingerprint: 'Impressão digital',
  ownCertificate: 'É servido na porta {port} com um certificado seu. Nada precisa ser instalado.',

  doctorLead:
    'Examina esta máquina agora: disco, espaço, porta, endereço, relógio, música, https, cópias, navegador. Na própria máquina: “ovation doctor”.',
  lookAgain: 'Examinar de novo',
  lookAtMachine: 'Examinar esta máquina',
};
