/** Português do Brasil, com “você”, também para responsáveis. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'Recebemos sua apresentação: {stage_name}',
  receivedBody:
    'Olá, {name}!\n\nSua inscrição chegou: {stage_name}, “{song}”. Evento: {event}.\n\nEsta é a sua página. Ela mostra em que ponto você está e o que falta fazer. Guarde o link só para você:\n{link}',
  acceptedSubject: 'Você está no show: {event}',
  acceptedBody:
    'Olá, {name}!\n\n{stage_name} com “{song}” está no show. Data: {date}. {venue}\n\nO que falta fazer e, mais tarde, seu horário de chamada ficam na sua página:\n{link}',
  declinedSubject: 'Sua inscrição: {event}',
  declinedBody:
    'Olá, {name}!\n\nAgradecemos por você querer subir ao palco com “{song}”. Desta vez não conseguimos dar uma vaga a todas as apresentações, e a sua não está no show.\n\nSua página:\n{link}',
  waitlistedSubject: 'Você está na lista de espera: {event}',
  waitlistedBody:
    'Olá, {name}!\n\nNo momento todas as vagas estão ocupadas. {stage_name} com “{song}” está na lista de espera, e escrevemos assim que abrir uma vaga.\n\nSua página mostra em que ponto você está:\n{link}',
  reminderSubject: 'Ainda falta algo: {stage_name}',
  reminderBody:
    'Olá, {name}!\n\nAinda falta algo para {stage_name}. Evento: {event}.\n\n{missing}\n\nVocê pode resolver isso na sua página:\n{link}',
  callSubject: 'Seu horário de chamada: {call_time}',
  callBody:
    'Olá, {name}!\n\nEsteja ao lado do palco até as {call_time}. Dia: {date}. {venue}\n\nOs horários mudam com o show. Sua página tem sempre o mais recente:\n{link}',
  consentSubject: 'Pedimos sua autorização: {stage_name}, {event}',
  consentBody:
    'Olá, {name}!\n\n{performer} se inscreveu como {stage_name} com “{song}” e indicou você como mãe, pai ou responsável. Evento: {event}. Data: {date}. A apresentação só vai ao palco com a sua autorização.\n\nLeia o texto aqui e autorize, ou retire a autorização. O link é só seu, não passe adiante:\n{link}',
  thanksSubject: 'Valeu, {stage_name}!',
  thanksBody:
    'Olá, {name}!\n\nValeu por apresentar “{song}” no nosso palco. Evento: {event}.\n\n{result}\n\nO que você pode guardar está na sua página:\n{link}',
  thanksPlace: 'Seu lugar: {place} de {count}',
  thanksAward: 'Seu prêmio: {award}',
  signature: 'Dúvidas? {contact}\n{event}',
  openPage: 'Abrir sua página',
  openConsent: 'Ler e autorizar',
  leadsTo: 'Leva a {host}',
  calendar: 'O arquivo anexo coloca o horário na sua agenda.',
  dateOpen: 'a definir',
  missingTrack: 'seu playback',
  missingTrackUntil: 'seu playback, até {when}',
  missingConsent: 'a autorização de mãe, pai ou responsável',
};
