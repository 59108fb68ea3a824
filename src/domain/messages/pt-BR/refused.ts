/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const refused: Translated<'refused'> = {
  unauthenticated: 'Entre para fazer isso.',
  wrong_login: 'Este e-mail e esta senha não combinam.',
  forbidden: 'Sua conta não pode fazer isso.',
  judge_unknown: 'Esta sessão do júri acabou. Abra seu link pessoal de novo.',
  link_unknown: 'Este link não é válido. Peça um novo à organização.',
  link_used: 'Este link já foi usado.',
  link_erased: 'Os dados pessoais deste link foram apagados. O nome artístico, a música e o resultado ficam.',
  invalid_judge_token: 'Link do júri inválido',
  not_found: 'Não há nada aqui.',
  stale: 'Alguém mudou isto nesse meio-tempo.',
  scoring_not_open: 'As notas desta apresentação ainda não estão abertas. Suas notas ficam neste aparelho.',
  scoring_closed: 'As notas desta apresentação estão encerradas. Peça à produção para abrir de novo.',
  certified: 'O resultado está homologado. Antes, a administração precisa retirá-lo.',
  unknown_poll: 'Esta votação não existe.',
  poll_closed: 'A votação está encerrada. Este voto não foi contado.',
  poll_not_open: 'A votação ainda não está aberta. Este voto não foi contado.',
  newer_vote:
    'Este voto não foi contado: chegou outro voto seu, enviado depois ou que esta página não conhecia. Veja-o, e vote de novo se quiser mudar.',
  changed_too_often:
    'Este voto foi mudado vezes demais, então esta mudança não foi contada. Vale a última aceita.',
  voted_by_code:
    'Este voto não foi contado: alguém votou com um código neste aparelho, e é esse voto que conta.',
  code_needed: 'Esta votação só aceita códigos. Digite antes o código do seu cartão.',
  wrong_vote_code:
    'Este código não foi reconhecido. Confira cada caractere, ou peça outro cartão na entrada.',
  invalid_code: 'Isto não pode ser um código: ele tem dez letras e algarismos. Confira cada caractere.',
  code_shared:
    'Este código já foi digitado em três aparelhos, que dividem um só voto. Peça outro cartão à organização.',
  room_code_needed: 'Esta votação é para quem está na sala. Digite antes o código que o telão mostra.',
  wrong_room_code: 'Este não é o código da sala, ou não é mais. Digite o que o telão mostra agora.',
  voter_unknown: 'Recarregue esta página para votar: este aparelho ainda não tem o cookie de votação.',
  registration_closed: 'As inscrições estão encerradas.',
  registration_not_open: 'As inscrições ainda não abriram.',
  contact_full: 'Este contato já tem todas as inscrições permitidas.',
  editing_closed: 'A hora marcada para o início do show já passou. Peça a mudança à organização.',
  tracks_closed: 'O prazo para enviar música acabou. Peça à organização que aceite.',
  uploads_full: 'Já há três envios em andamento para esta apresentação. Termine um antes.',
  too_large: 'Isto é grande demais.',
  too_slow: 'Chegou devagar demais e nada foi salvo. Envie de novo.',
  too_many: 'Tentativas demais. Espere um momento e tente de novo.',
  no_event: 'Ainda não há evento.',
  internal: 'Algo falhou do nosso lado. Tente de novo; se continuar, avise a organização.',
  busy: 'Movimento demais agora. Tente de novo em alguns segundos.',
  not_saved:
    'Isto não foi salvo: o banco de dados não aceita nada no momento. Tente de novo em alguns segundos.',
  clock_wrong:
    'O relógio deste servidor está errado, por isso ele não aceita votos. Tente de novo em alguns segundos.',
  storage_away: 'O armazenamento da música não responde. Tente de novo em um momento.',
  storage_full: 'O disco está cheio. Nada foi salvo; avise a organização.',
};
