import type { Translated } from '../../catalogue.ts';

export const machine: Translated<'machine'> = {
  cannotWrite: 'Não é possível gravar nada onde estão os dados: {why}.',
  cannotWriteDo: 'Permita que este usuário grave ali ou indique outra pasta em OVATION_DATA.',
  writeTakes: 'Uma gravação pequena leva {took} ms para ficar segura no disco.',
  writeSlow: 'Isso é lento.',
  writeTooSlow: 'Os votos vão formar fila.',
  writeDo:
    'Coloque os dados em um disco desta máquina, não em pen drive, cartão ou pasta de rede; encerre o que copia ou examina arquivos.',
  freeUnknown: 'Aqui não dá para consultar quanto espaço o disco tem.',
  freeUnknownDo: 'Confira você: devem restar 2 GB.',
  freeLeft: 'Restam {left} MB no disco.',
  musicRefused: 'A música é recusada.',
  freeDo: 'Apague ou mova outros arquivos; a música e as cópias precisam do espaço.',
  databaseFile: 'O banco de dados é um arquivo deste programa (SQLite): o que foi confirmado está no disco.',
  databaseWaits:
    'O PostgreSQL grava no disco o que confirma e consegue reparar o que uma queda de energia deixa gravado pela metade.',
  fsyncOff:
    'O PostgreSQL está com fsync desligado: uma queda de energia pode levar votos e notas já confirmados, ou o banco de dados inteiro.',
  fsyncOffDo:
    'Ponha fsync, e também full_page_writes, em on no postgresql.conf e faça o PostgreSQL ler o arquivo de novo.',
  halfPages:
    'O PostgreSQL está com full_page_writes desligado: uma queda de energia pode deixar páginas do banco de dados gravadas pela metade, danificadas para sempre.',
  halfPagesDo:
    'Ponha full_page_writes em on no postgresql.conf e faça o PostgreSQL ler o arquivo de novo, a menos que o sistema de arquivos nunca grave meia página (ZFS).',
  databaseUnasked: 'Não foi possível perguntar se o banco de dados guarda o que confirma.',
  databaseUnaskedDo:
    'Veja se o PostgreSQL está funcionando e se OVATION_DATABASE_URL leva até ele, e pergunte de novo.',
  databaseEmptyDo: 'Ele está vazio: a primeira inicialização cria suas tabelas. Verifique de novo depois.',
  databaseShut: 'Não é possível abrir o banco de dados. {why}',
  databaseShutDo: 'Siga estas indicações e verifique de novo.',

  portOurs: 'O servidor responde na porta {port}.',
  portFree: 'A porta {port} está livre.',
  portTaken: 'A porta {port} está ocupada por outro programa.',
  portForbidden: 'Esta conta não pode usar a porta {port}.',
  portDo: 'Encerre esse programa ou ponha em OVATION_PORT outra porta acima de 1024.',
  portForbiddenDo: 'Ponha em OVATION_PORT uma porta acima de 1024.',
  hostNotHere: 'Esta máquina não tem o endereço {host}: assim o servidor não inicia.',
  hostNotHereDo: 'Corrija OVATION_HOST; com 0.0.0.0 ele escuta em todos os endereços da máquina.',

  noNetwork: 'Esta máquina não está em nenhuma rede: nenhum celular chega até ela.',
  noNetworkDo: 'Conecte-a à rede da sala, por cabo onde for possível.',
  here: 'Na rede dela, esta máquina é {addresses}.',
  hereOnly: 'O endereço para celulares é {host}: é só esta máquina.',
  listensHere:
    'O servidor escuta só nesta máquina (OVATION_HOST): sem um proxy na frente, nenhum celular chega a ele.',
  listensHereDo:
    'Ponha OVATION_HOST em 0.0.0.0. Se houver um proxy, indique o endereço dele em Configurações, Telas.',
  setAddress: 'Indique-o em Configurações, Telas: é para lá que levam os QR codes.',
  unseen: 'De dentro de um contêiner ou túnel não dá para ver se {host} leva até ela.',
  unseenDo: 'Abra-o uma vez em um celular antes de abrir as portas.',
  elsewhere: 'Mas o endereço para celulares é {host}: os QR codes não levam a lugar nenhum.',
  elsewhereDo: 'Corrija-o em Configurações, Telas, e dê a esta máquina um endereço fixo no roteador.',
  noneForPhones:
    'Os celulares não chegam a nenhum destes, como em um contêiner ou túnel: nada que leva um código é impresso.',
  noneForPhonesDo: 'Indique em Configurações, Telas, o que os celulares abrem.',
  noAddress: 'Nenhum endereço para celulares foi indicado.',
  guessed:
    'Nenhum endereço para celulares foi indicado, então eles são mandados para {first}, embora possa ser {others}.',
  guessedDo: 'Escolha em Configurações, Endereços e códigos.',

  clockShows: 'O relógio mostra {time} UTC.',
  longPast: 'Esse dia passou há muito tempo.',
  laterWritten: 'Mas algo posterior já foi gravado.',
  clockDo: 'Acerte o relógio ou deixe o sistema acertá-lo pela rede; depois reinicie o servidor.',
  ffmpegThere: 'O ffmpeg está instalado: a música é analisada e tem o volume nivelado.',
  noFfmpeg: 'Não há ffmpeg: dá para enviar música, mas ninguém ouve antes o que há de errado com ela.',
  noFfmpegDo: 'Debian: apt install ffmpeg. macOS: brew install ffmpeg. Windows: winget install ffmpeg.',
  noBrowser: 'Nenhum navegador foi encontrado nesta máquina.',
  noBrowserDo: 'Mostre /projector de outra, com Chrome, Edge, Firefox ou Safari dos últimos dois anos.',
  browserThere: '{browser} pode mostrar a página do telão.',

  httpAlone:
    'Os tablets só têm http: as páginas do júri precisam ficar abertas enquanto não houver rede, e as telas se apagam sozinhas.',
  httpAloneDo: 'Indique OVATION_HTTPS_PORT, a menos que haja na frente um proxy com https.',
  httpsTaken: 'A porta {port} para https está ocupada.',
  httpsTakenDo: 'Ponha outra em OVATION_HTTPS_PORT.',
  certificateOut: 'O certificado da porta {port} venceu.',
  certificateSoon: 'O certificado da porta {port} vence em breve. Dias restantes: {days}.',
  renewOwn: 'Renove-o onde você o obteve; o novo arquivo é lido sozinho.',
  certificateShut: 'O certificado para https não pode ser usado, por isso o servidor não inicia: {why}.',
  certificateShutDo: 'Corrija OVATION_TLS_CERTIFICATE e OVATION_TLS_KEY.',
  renewOurs: 'Reinicie o servidor: ele faz um novo, em que os tablets precisam confiar em /trust.',
  httpsFree: 'A porta {port} está livre para https.',
  httpsServed: 'O https é servido na porta {port}.',

  noCopies: 'Não há cópias.',
  noCopiesDo: 'Monte o disco ou corrija suas permissões; OVATION_BACKUP_DIR o indica.',
  folderShut: 'Não é possível gravar nada em {folder} ({code}).',
  noneBySelf: 'O servidor não faz cópias sozinho.',
  noneBySelfDo: 'Ponha OVATION_BACKUP_MINUTES em 5 ou faça-as com outro programa.',
  sameDisk: 'As cópias vão para {folder}, no disco dos dados: tudo se perde junto.',
  sameDiskDo: 'Indique em OVATION_BACKUP_DIR uma pasta em outro disco, um pen drive por exemplo.',
  otherDisk: 'As cópias vão para {folder}, em outro disco.',
  copyShut:
    'Não é possível gravar nada em {folder} ({code}), então não há cópias. Monte o disco, dê à conta do servidor permissão para gravar ali ou indique outra pasta em OVATION_BACKUP_DIR.',
  copyFull:
    'O disco de {folder} está cheio, então nenhuma cópia pôde ser feita. Abra espaço ou indique em OVATION_BACKUP_DIR uma pasta em outro lugar.',
  copyNoRoom:
    'O disco de {folder} não tem espaço para uma cópia além do que os votos e as fichas de pontuação precisam, então nenhuma foi feita. Abra espaço ou indique em OVATION_BACKUP_DIR uma pasta em outro lugar.',
  copySlow:
    'Uma cópia em {folder} demora tanto que nada mais espera por ela. Se ela não terminar, verifique esse disco e o banco de dados ou indique outra pasta em OVATION_BACKUP_DIR.',
  copyTooLong:
    'Uma cópia em {folder} não ficou pronta depois de {time} e foi abandonada. Verifique esse disco e o banco de dados ou indique outra pasta em OVATION_BACKUP_DIR.',
  databaseLeft:
    'O banco de dados encerrou a sessão no meio ({why}), então nada resultou disso. Verifique o banco de dados e faça de novo.',

  notSaved: 'Nada pode ser salvo.',
  notSavedFull: 'Nada pode ser salvo: o disco está cheio.',
  notSavedReadOnly: 'Nada pode ser salvo: o banco de dados só pode ser lido.',
  notSavedDisk: 'Nada pode ser salvo: o disco não aceita o que é gravado.',
  notSavedDamaged: 'Nada pode ser salvo: o disco ou o banco de dados está danificado.',
  notSavedMoved:
    'Nada pode ser salvo: o banco de dados foi movido ou apagado com o servidor em funcionamento.',
  logBroken:
    'O registro do banco de dados (ovation.db-wal) se interrompe no meio: foi danificado ou faltou energia enquanto era escrito. O que foi salvo por último pode estar faltando; veja se as entradas mais recentes do registro de alterações estão lá. O banco de dados, como foi encontrado, está em {place}. Quando estiver resolvido, tire essa pasta da pasta de dados, e isso não será mais avisado.',
  notSavedKeyChanged:
    'Nada pode ser salvo: a chave desta instalação foi trocada com o servidor em funcionamento. Dê a esta máquina a chave nova e reinicie o servidor.',
  notSavedLocked: 'Nada pode ser salvo: o banco de dados está bloqueado ou lento demais.',
  notSavedAway: 'Nada pode ser salvo: o banco de dados não responde.',
  databaseSilent: 'O banco de dados não responde.',
  almostFull: 'O disco está quase cheio: restam {left} MB.',
  clockAhead:
    'O relógio desta máquina está {seconds} s adiantado em relação ao do banco de dados, então nenhum voto é aceito aqui.',
  clockBehind:
    'O relógio desta máquina está {seconds} s atrasado em relação ao do banco de dados, então nenhum voto é aceito aqui.',
  clocksDo:
    'Acerte os dois por um servidor de hora (NTP); se um show estiver em andamento, reinicie este processo depois.',
  clockBeforeLog:
    'Quando o servidor iniciou, o relógio mostrava {now}, mas o registro tem entradas de {logged}.',
  clockAfterPause:
    'Quando o servidor iniciou, o relógio mostrava {now}, mas antes disso nada foi gravado. Dias sem entradas: {days}.',
  clockHolds:
    'Nada é removido pela idade até que alguém da administração diga nas configurações que o relógio está certo.',
  fileNotThere: 'O arquivo não está onde foi guardado. Devolva a música ao lugar ou peça-a de novo.',
  oneLost: 'Um arquivo de música não está onde foi guardado: devolva ao lugar a pasta ou o bucket da música.',
  manyLost:
    '{count} arquivos de música não estão onde foram guardados: devolva ao lugar a pasta ou o bucket da música.',
  storageSilent:
    'O armazenamento da música não responde. O que chega espera nesta máquina e muda de lugar sozinho; enquanto isso, o que está lá não pode ser tocado.',
  storageRefuses:
    'O armazenamento da música responde {answer}: veja se está cheio e se a nossa chave ainda vale. O que chega espera nesta máquina e muda de lugar sozinho assim que for aceito.',

  filesRight: 'Arquivos: {files}, feitos {time} pela versão {version}. As somas de verificação conferem.',
  rowsRight:
    'Linhas: {rows}, tantas quantas havia quando a cópia foi feita; a verificação do próprio banco de dados não acusa nada.',
  recountAgrees: '{round}: a recontagem confere com o resultado homologado.',
  erasedAgain: 'O que foi apagado depois da cópia é apagado de novo quando o servidor inicia.',
  otherInstallation:
    'Não se sabe se {folder} é da mesma instalação que esta cópia. O primeiro início dirá no registro que uma cópia foi restaurada, mas não o que se perdeu com isso: para tanto, indique a pasta de dados certa em OVATION_DATA.',
  inBucket: 'Arquivos de música no bucket {bucket}: {files}.',

  copySealed: '{file} está selado. Informe a senha dele em OVATION_BACKUP_PASSPHRASE.',
  copyCutOff: '{file} termina cedo demais. Use outra cópia.',
  copyDamaged: '{part} em {file} está danificado. Use outra cópia.',
  copyUnread:
    'A lista de {file} não pode ser lida aqui. Se uma versão mais nova do Ovation fez a cópia, restaure com ela; senão, use outra cópia.',
  copyHoldsMore: '{file} contém mais do que diz a sua lista. Use outra cópia.',
  copyRowsMissing: 'O banco de dados da cópia menciona linhas que não existem.',
  copyFormerKey:
    'Esta cópia abre com uma chave anterior, não com a de {key}, então não pode ser restaurada aqui. Restaure-a em uma pasta nova (ovation restore), coloque {former} lá como secret.key e inicie com essa pasta.',
  copyOtherKey:
    'Esta cópia foi selada com outra chave que não a de {key}, então não pode ser restaurada aqui. Restaure-a em uma pasta nova (ovation restore), coloque lá a sua cópia da chave de então como secret.key e inicie com essa pasta.',
  copyTakesFormerKey:
    'Esta cópia abre com uma chave anterior, não com a de {key}: coloque {former} na pasta restaurada como secret.key.',
  copyTakesOtherKey:
    'Esta cópia foi selada com outra chave que não a de {key}: nenhum servidor inicia com ela antes que a sua cópia da chave de então esteja na pasta restaurada como secret.key.',
  targetFilled:
    '{folder} não está vazia. Uma cópia só é restaurada em uma pasta nova ou vazia; nada foi alterado.',
  targetNoFolder:
    '{path} já existe e não é uma pasta. Uma cópia só é restaurada em uma pasta nova ou vazia; nada foi alterado.',

  logWhole: 'O registro está íntegro. Linhas: {rows}, a mais recente {head}.',
  logWholeOne: 'O registro está íntegro: 1 linha, a mais recente {head}.',
  logInOrder: 'O registro tem todas as suas linhas em ordem: {rows}, a mais recente {head}.',
  logInOrderOne: 'O registro tem todas as suas linhas em ordem: 1 linha, a mais recente {head}.',
  logKeyedFrom: 'Está protegido pela chave a partir da linha {row}.',
  logUnfollowed: 'Não se sabe se as linhas protegidas foram alteradas: isso exige a chave da instalação.',
  logUnkeyed:
    'Nenhuma está protegida pela chave: uma versão anterior as gravou ou alguém as refez. O servidor protege o registro ao iniciar.',
  logNoted: 'A impressão digital que você anotou é a da linha {row}.',
  logCut:
    'O registro está quebrado: nenhuma das suas linhas ({rows}) tem a impressão digital que você anotou. Ele foi cortado antes dessa linha ou refeito.',
  logChanged: 'O registro está quebrado: a linha {row} foi alterada depois de gravada.',
  logMissing: 'O registro está quebrado: falta a linha {row}.',
  logLedger:
    'O registro está quebrado: a linha {row} é a última e não confere com o que foi anotado à parte.',
  logHolds: 'Linhas que conferem: {rows}.',
  logHoldsOne: '1 linha confere.',

  mailNobody:
    'Este servidor nunca se conecta a {host}, nem na sala. Escreva o nome ou o endereço do próprio servidor de e-mail.',
  mailPrivate: '{host} fica em uma rede privada. Diga que é uma máquina da sala, se for.',
  mailNoName: 'Nenhuma máquina se chama {host}, ou esta não está na internet agora.',
  mailNoAnswer: 'Nada responde na porta {port} de {host}. Servidores de e-mail recebem na 587 ou na 465.',
  mailUnreachable: 'Não dá para chegar a {host} a partir desta rede.',
  mailTimedOut:
    '{host} não respondeu a tempo na porta {port}. Pode haver um firewall no meio, ou a criptografia é outra: a 465 criptografa desde o primeiro byte, a 587 depois de uma saudação.',
  mailNotTrusted:
    'O servidor de e-mail mostra um certificado que não é confiável para esse nome. Escreva o nome como o provedor escreve.',
  mailNotEncrypted:
    'O servidor de e-mail não criptografa desde o primeiro byte nesta porta. Escolha “Depois de uma saudação”, como na porta 587.',
  mailNoEncryption:
    'O servidor de e-mail não oferece criptografia nesta porta, então nada foi enviado. Tente a porta 465, criptografada desde o primeiro byte.',
  mailEncryption: 'Não foi possível combinar a criptografia com o servidor de e-mail.',
  mailNoSignIn: 'O servidor de e-mail não permite entrar desse modo nesta porta.',
  mailSignIn:
    'O servidor de e-mail recusou o login. Confira o usuário e a senha; muitos provedores querem uma senha feita só para programas.',
  mailSender: 'O servidor de e-mail recusa e-mails deste remetente. Use o endereço da conta que faz o login.',
  mailSenderUnknown: 'O servidor de e-mail recusa e-mails deste remetente ou exige login antes.',
  mailNotThere: 'O servidor de e-mail não aceita e-mails para o endereço deste.',
  mailLetter: 'O servidor de e-mail aceitou o endereço e recusou o e-mail.',
  mailEnded: 'O servidor de e-mail encerrou a conexão. Confira a porta e a criptografia.',
  mailBrokeOff: 'O servidor de e-mail interrompeu e não disse por quê. Confira a porta e a criptografia.',
  mailSaid: 'Ele disse: “{answer}”.',
  mailRefusedBefore:
    'O servidor de e-mail já recusou este endereço de forma definitiva, então nada mais é enviado para lá.',
  mailTooOften:
    'Inscrições geraram {count} e-mails para este endereço em um dia, então este não foi enviado. Envie-o de novo se estiver certo.',
  mailUnsure:
    'O servidor de e-mail não disse a tempo se aceitou o e-mail. Ele pode chegar duas vezes; para um programa de e-mail os dois são o mesmo.',
  mailMayHaveArrived: 'O servidor de e-mail pode ter aceitado este e-mail antes que ele fosse cancelado.',
  mailNoAddress: 'A apresentação não tem mais endereço de e-mail, então este e-mail foi cancelado.',

  gearTooOld: 'Não enviado: mais de cinco minutos tinham passado.',
  gearAnswered: 'Resposta: {status}.',
  gearSilent: 'Nenhuma resposta em dez segundos.',

  logWentOn: 'Antes o registro ia até a linha {lost}; o que há agora acima da linha {row} é outro.',
  logMadeAnew: 'A linha {row} era outra antes: o registro foi refeito.',
  notPerformed: 'Não se apresentaram.',
  certifiedNow: 'Resultado homologado, versão {version}.',
};
