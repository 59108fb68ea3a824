/** Português do Brasil, com “você”. Nomes de ajustes: como aparecem nos aparelhos em português. */
import type { Translated } from '../catalogue.ts';

export const doors: Translated<'doors'> = {
  notFound: 'Página não encontrada',
  wrongDoor: 'Porta errada',
  wrongDoorLead:
    'Não há nada aqui: {address}. Se você seguiu um link do júri ou da sua apresentação, veja se copiou tudo, ou pergunte na recepção.',
  rightDoors: 'Portas certas',
  vote: 'Votar',
  results: 'Resultados',
  signInTitle: 'Entrar nos bastidores',
  email: 'E-mail',
  password: 'Senha',
  signIn: 'Entrar',
  noSignIn:
    'O júri e quem se apresenta não precisam entrar. Abra o link pessoal que você recebeu, ou peça de novo à organização.',
  loginFailed: 'Não foi possível entrar',
  setUp: 'Configurar o Ovation',
  checkingLink: 'Verificando o link',
  firstOne: 'Ninguém chegou aqui antes de você. Crie sua conta; ela pode tudo e pode criar outras.',
  name: 'Seu nome',
  emailHint: 'Você entra com ele. Nada é enviado para lá.',
  passwordHint: '{least} caracteres ou mais. Várias palavras seguidas são uma boa senha.',
  makeAccount: 'Criar minha conta',
  notReached: 'Não foi possível conectar ao servidor. Tente de novo.',
  linkBroken: 'Este link de configuração não funciona',
  linkUnknown: 'Não dá para verificar o link agora',
  newLink: 'Um novo é mostrado quando o servidor inicia e ninguém tem conta ainda.',
  trust: 'Confiar neste servidor',
  forCrew: 'Para o júri e a equipe',
  askingHow: 'Verificando como chegar a este servidor',
  nothingNow: 'Não dá para verificar agora',
  nothingToDo: 'Não é preciso fazer nada',
  nothingToDoLead: 'Esta página veio por uma conexão em que seu aparelho confia.',
  onlyHttp: 'Aqui só há http',
  onlyHttpLead:
    'Tudo funciona. A página do júri precisa ficar aberta enquanto a rede estiver fora, as telas se apagam se o aparelho não for ajustado, e a câmera não pode ser usada no credenciamento.',
  trusted: 'Este aparelho confia no servidor',
  trustedLead: 'Pronto. Abra seu link de novo ou escaneie seu código: a página passa sozinha para https.',
  takeOff:
    'Depois do show, tire o certificado dos aparelhos emprestados, no mesmo lugar em que instalou: quem tem a chave deste servidor poderia se passar, para eles, por uma máquina de rede privada.',
  trustLead:
    'Para os tablets do júri e os aparelhos da equipe, uma vez em cada um. Depois disso as páginas abrem de novo sem rede, as telas ficam acesas e a câmera pode ser usada. Celulares que votam não precisam disso.',
  whatYouInstall: 'O que você instala',
  whatYouInstallLead:
    'Vale só para nomes e endereços de redes privadas, nunca para um site da internet. A organização vê a mesma impressão digital nas configurações:',
  openHttps: 'Abrir {address} com https',
  loadCertificate: 'Baixar o certificado',
  ios: 'iPad e iPhone',
  iosAllow: 'Abra esta página no Safari, baixe o arquivo e toque em Permitir.',
  iosInstall: 'Ajustes, Perfil Baixado, Instalar.',
  iosTrust: 'Ajustes, Geral, Sobre, Certificados Confiáveis: ative o que começa com “Ovation on”.',
  iosBack: 'Volte a esta página.',
  android: 'Android',
  androidLoad: 'Baixe o arquivo.',
  androidSearch:
    'Nas Configurações, busque “Certificado de CA”: fica em Segurança, Criptografia e credenciais, Instalar um certificado.',
  androidInstall: 'Toque em Instalar mesmo assim e escolha ovation.crt em Downloads.',
  androidBack: 'Volte a esta página no Chrome.',
  windows: 'Windows',
  windowsOpen: 'Baixe o arquivo e abra. Clique em Instalar Certificado, Usuário Atual.',
  windowsStore:
    'Escolha “Colocar todos os certificados no repositório a seguir”, Procurar, Autoridades de Certificação Raiz Confiáveis.',
  windowsBack: 'Concluir, e Sim no aviso. Depois volte a esta página no Edge ou no Chrome.',
  macos: 'Mac',
  macosOpen: 'Baixe o arquivo e abra.',
  macosInstall:
    'Ajustes do Sistema, Geral, Gerenciamento de Dispositivos: abra o perfil que começa com “Ovation on” e instale.',
  macosBack: 'Volte a esta página no Safari ou no Chrome.',
};
