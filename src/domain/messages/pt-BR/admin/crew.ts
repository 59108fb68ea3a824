import type { Translated } from '../../catalogue.ts';

export const crew: Translated<'crew'> = {
  hidden: 'Oculto',
  hide: 'Ocultar <v>({part})</v>',
  showAndLog: 'Mostrar, e registrar que eu vi <v>({part})</v>',

  safety: 'Segurança e consentimento',
  missing: 'falta',
  nothingSaid: 'Nada informado',
  photos: 'Fotos',
  mayBeShown: 'Podem ser mostradas',
  notToBeShown: 'Não mostrar',
  stageRules: 'Regras do palco',
  rulesAccepted: 'Aceitas',
  rulesNotAccepted: 'Não aceitas',
  rulesIn: '{time}, texto, versão {version}: “{text}”',
  nobodyNamed: 'Ninguém foi informado',

  changePerson: 'Alterar, e registrar que eu vi',
  changePersonTitle: 'Quem se inscreveu',
  becomesMinor:
    'Então a família precisa concordar antes que a apresentação seja aceita ou vá ao palco. Depois, envie aqui o link à família ou registre o consentimento em papel.',
  becomesAdult:
    'Então não é preciso consentimento, e o link da família acaba. Se ela já concordou, isso fica registrado e volta a valer se você desfizer a mudança.',

  byOwnLink: 'pelo link da própria família',
  onPaper: 'em papel, registrado por {name}',
  onPaperSomebody: 'em papel, registrado pela organização',
  throughPage: 'pela página da apresentação, não confirmado pela família',
  howOn: '{how}, {time}',
  signedIn: 'Em nome de {name}, {time}, {how}',
  signedOn: '{time}, {how}',
  textVersion: 'texto, versão {version}: “{text}”',

  person: 'Pessoa {number}, menor de idade',
  photosShown: 'fotos podem ser mostradas',
  photosNotShown: 'não mostrar fotos',
  somebodyElse: 'Mais alguém',
  nobodyElse: 'Ninguém foi informado',
  underAge: 'menor de idade',
  parentNamed: 'responsável: {name}',
  notOnStage: 'Não vai ao palco',
  notOnStageAsk: 'Tirar esta pessoa da apresentação?',
  notOnStageLead:
    'O nome e a resposta da mãe, do pai ou responsável são apagados. Se a pessoa voltar, é preciso autorizar de novo.',
  takeOut: 'Tirar',
  addPerson: 'Adicionar pessoa',
  addTitle: 'Quem mais vai ao palco?',
  addThePerson: 'Adicionar a pessoa',
  correctName: 'Corrigir o nome',
  correctTitle: 'Corrigir este nome',
  correctHint:
    'Todo o resto desta pessoa permanece, também o que um responsável respondeu. Se vier outra pessoa, remova esta e adicione a outra.',
  name: 'Nome',
  isMinor: 'Menor de idade no dia: a família precisa concordar',
  parentReach: 'Telefone ou e-mail da família',

  sendLink: 'Enviar o link à família',
  sendLinkTitle: 'Enviar o link à família?',
  sendIt: 'Enviar',
  goesByLetter:
    'Vai por e-mail ao endereço de contato da família, e a mais ninguém. Quem se apresenta nunca o vê.',
  shownHere: 'Não há servidor de e-mail: o link aparece aqui, e você mesmo o envia à família.',
  showIt: 'Mostrar o link',
  linkEnds:
    'A família não deixou um e-mail próprio, então o link foi dado a quem se apresenta, e o que vem por ele não está confirmado pela família. Com um endereço aqui, esse link acaba e um novo vai só para a família.',
  otherAddress: 'Outro e-mail',
  parentAddress: 'E-mail da família',
  askParent: 'Peça à família, não a quem se apresenta.',
  letterInOutbox: 'O e-mail está na caixa de saída.',
  noLetter:
    'Nenhum e-mail sai: o envio não está configurado ou ligado, ou não há endereço. Envie você este link à família, não por meio de quem se apresenta.',

  takenBack: 'Foi retirado',
  cameOnPaper: 'Veio em papel',
  takenBackTitle: 'Registrar que o consentimento foi retirado?',
  onPaperTitle: 'Registrar um consentimento em papel?',
  recordAndHold: 'Registrar e segurar a apresentação',
  recordConsent: 'Registrar o consentimento',
  howCame: 'Como veio?',
  howCameHint:
    'Como “formulário assinado, na pasta da produção”. Sem dados de contato: isto vai para o histórico.',
  sayHowCame: 'Diga como veio',

  letters: 'E-mails',
  noLinkYet: 'A família não recebeu o link.',
  noLetterWent: 'Nenhum e-mail foi enviado. Aperte “Enviar o link à família”.',
  noMailServer:
    'Não há servidor de e-mail, então nenhum e-mail sai. Aperte “Enviar o link à família” para ver o link e envie-o você.',
  parentRefused: 'O endereço da família foi recusado.',
  parentRefusedLead:
    '{why} Nada mais é enviado para lá. Peça à família o endereço certo e digite-o em “Enviar o link à família”.',
  performerRefused: 'O endereço de quem se apresenta foi recusado.',
  performerRefusedLead:
    '{why} Nada mais é enviado para lá. Com o endereço certo aqui, os e-mails recusados vão para ele.',
  performerAddress: 'E-mail de quem se apresenta',
  correctAddress: 'Corrigir o endereço',
  letterAt: '{time}: {trouble}',

  history: 'Histórico',
  historyFailed: 'O histórico não carregou. Tentar de novo',
  loadingHistory: 'Carregando o histórico',
};
