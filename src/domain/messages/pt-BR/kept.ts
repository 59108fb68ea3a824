/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const kept: Translated<'kept'> = {
  title: 'O que fica guardado sobre você',
  responsible:
    'Responsável por estes dados: {host}. Você pode pedir uma cópia de tudo o que fica guardado sobre você, uma correção e a exclusão.',
  responsibleContact:
    'Responsável por estes dados: {host}. Você pode pedir uma cópia de tudo o que fica guardado sobre você, uma correção e a exclusão: {contact}',
  names: 'Nomes, contatos, contato de emergência, mãe, pai ou responsável, assistência',
  namesWhy:
    'Para falar com você, ajudar você e saber que alguém menor de idade pode participar. Guardado com criptografia; só a administração da organização vê, e cada consulta fica anotada.',
  agreement: 'A autorização da mãe, do pai ou responsável',
  agreementWhy:
    'Quem autorizou, quando e que texto, para que se possa mostrar depois. Guardado e visto da mesma forma.',
  byLetter: '{by} para {of}, pelo link próprio de quem é responsável',
  onPaper: '{by} para {of}, em papel, registro: {recorder}',
  throughPage: '{by} para {of}, pela página da apresentação, sem confirmação de quem é responsável',
  someParent: 'Mãe, pai ou responsável',
  organisers: 'a organização',
  agreed: '{how}.',
  agreedOn: '{how} ({time}).',
  act: 'Nome artístico, música, categoria, pronomes, pronúncia do nome, palavras para quem apresenta, necessidades no palco',
  actWhy:
    'Para fazer o show. A equipe e o júri veem; nome artístico, pronomes e música aparecem nas telas e nos resultados.',
  track: 'Seu playback',
  trackWhy: 'Para tocar. A organização e a equipe ouvem; fica com os outros arquivos da organização.',
  scores: 'Notas e comentários',
  scoresWhy:
    'Para chegar ao resultado. O júri e a administração veem; os comentários chegam a você quando a organização libera.',
  letters: 'E-mails',
  lettersWhy:
    'Endereço e texto ficam criptografados enquanto o e-mail espera, e são apagados depois do envio.',
  votes: 'Votos da plateia',
  votesWhy: 'Um voto fica guardado sem nome, endereço ou aparelho a que se possa ligá-lo.',
  howLong: 'Por quanto tempo',
  byHand:
    'Tudo o que é pessoal fica guardado até a organização apagar. Nome artístico, música e resultado ficam, como em um programa impresso.',
  byItself:
    'Tudo o que é pessoal e o playback são apagados {days, plural, =0 {quando o show começa} one {# dia depois do show} other {# dias depois do show}}, pelo próprio servidor. As cópias de segurança são removidas no máximo 30 dias depois. Nome artístico, música e resultado ficam, como em um programa impresso.',
  wholeFile:
    'Tudo o que fica guardado sobre você: a apresentação, os contatos, o consentimento, a assistência, as anotações, as mudanças, os e-mails, os arquivos da sua música, a sua imagem, a gravação do seu nome e o feedback liberado.',
  copyStatus: 'Situação',
  copyNote: 'Nota da equipe',
  copyCounted: 'Pessoas contadas no credenciamento',
  copyHistory: 'Quem mudou ou viu o quê',
  copyOther: 'Outra inscrição da mesma apresentação',
  mergedInto: 'Unida ao número {number}, que fica.',
  mergedFrom: 'Unida com o número {number}.',
  agreedInForm:
    'Consentimento de um responsável pela página de quem se apresenta, não confirmado pelo responsável.',
  agreedByLink: 'pelo link do próprio responsável',
  agreedOnPage: 'pela página de quem se apresenta, não confirmado pelo responsável',
  agreedOnPaper: 'em papel, registro: {name}',
  placeScreen: 'Telão',
  placeBallot: 'Votação e programa',
  placeResults: 'Resultados, depois',
};
