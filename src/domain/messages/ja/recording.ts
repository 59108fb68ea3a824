/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: 'お名前の読み方（音声）',
  lead: 'お名前を一度、10秒以内で言ってください。聞くのは司会と主催者だけです。',
  record: '録音する',
  stop: '終わり',
  choose: '音声ファイルを選ぶ',
  listen: '聞く',
  remove: '削除する',
  removeAsk: '録音を削除しますか？',
  noMicrophone: 'このブラウザーではマイクを使えません。音声ファイルを選んでください。',
  unread: 'このファイルは、ここで読める音声ではありません。',
  notSent: '録音を送れませんでした。もう一度お試しください。',
  none: '録音なし',
};
