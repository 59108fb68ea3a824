/** Português do Brasil, com “você”. Palavras do palco: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'Páginas',
  menu: 'Menu',
  lineup: 'Programação',
  results: 'Resultados',
  event: 'Evento',
  signIn: 'Entrar',
  act: 'Artista',
  loggedIn: 'Você entrou!',
  loggedOut: 'Você saiu',
  loading: 'Carregando',
  optional: 'opcional',
  charactersLeft: '{left, plural, one {Resta # caractere} other {Restam # caracteres}}',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Ocultar a senha',
  toFix:
    '{count, plural, one {Há # item para corrigir} =2 {Dois itens para corrigir} =3 {Três itens para corrigir} =4 {Quatro itens para corrigir} =5 {Cinco itens para corrigir} =6 {Seis itens para corrigir} =7 {Sete itens para corrigir} =8 {Oito itens para corrigir} =9 {Nove itens para corrigir} other {# itens para corrigir}}',
  errorTitle: 'Erro: {title}',
  messages: 'Avisos',
  close: 'Fechar',
  copy: 'Copiar',
  copied: 'Copiado',
  selected: 'Está selecionado. Copie do jeito que seu aparelho copia.',
  share: 'Compartilhar',
  qrCode: 'Código QR: {label}',
  fillIn: 'Preencha',
  keepTo: 'No máximo {most} caracteres.',
};
