/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: 'Sua inscrição chegou',
  doneWaiting: 'Você está na lista de espera',
  doneNumber: '{name}, {song}. Número {number}.',
  ownPage: 'Sua página',
  ownPageLead:
    'Ela sempre diz se sua participação está confirmada, o que falta fazer e quando você entra. Este link é sua chave: não publique.',
  ownLink: 'Seu link particular',
  openPage: 'Abrir minha página',
  mailMyself: 'Enviar para mim',
  mailMyselfSubject: 'Sua página para {event}',
  scanToMove: 'Escaneie para levar a outro celular',
  forParent: 'Para sua mãe, seu pai ou responsável',
  notSigned: 'Ainda sem assinatura.',
  notSignedLead: 'Sem essa autorização sua apresentação não pode ser aceita.',
  sendThemLink: 'Envie este link.',
  linkGoesToThem:
    'O link da autorização vai para o endereço de e-mail que você deixou para isso, e para mais ninguém. Sua página diz como.',
  linkByOrganisers:
    'Sua mãe, seu pai ou responsável precisa ler e assinar. A organização envia o link: fale com ela se não chegar.',
  theirLink: 'Link da autorização',
  mailThem: 'Enviar por e-mail',
  mailThemSubject: 'Autorize minha participação: {event}',
  membersNotSigned: 'Falta a autorização para cada menor de idade. Na sua página há um link para cada um.',
  next: 'O que vem agora',
  nextWaiting: 'Quando surge uma vaga, a organização segue a lista. Sua página mostra sua posição nela.',
  nextLead:
    'A organização analisa sua inscrição e aceita, ou diz por que não. Sua página mostra assim que for decidido.',
  another: 'Fazer outra inscrição',
};
