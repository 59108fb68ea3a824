/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: '進行で接続：{code}',
  toPair: 'この画面を接続するには、進行のSettings、Screensで次のコードを入力してください：{code}',
  noEvent: 'まだイベントがありません。準備されると、このページに自動的に表示されます。',
  connecting: '接続しています',
  notSent: '進行に届いていません。もう一度押してください。',
  noteFrom: '{name}さんより{time}',
  gotIt: '了解',
  callDesk: '進行を呼ぶ',
  deskCalled: '進行に助けが必要だと伝わりました。',
  deskHasIt: '進行の{name}さんが対応しています。',
  noCall: 'もう大丈夫です',
  deviceOn: '{system}の{browser}',
  androidPhone: 'Androidスマートフォン',
  androidTablet: 'Androidタブレット',
  unknownDevice: '不明な端末',
};
