/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: '言語',
  languageAway: '接続がないため、{language}を読み込めません。もう一度お試しください。',
  unreachable: 'サーバーに接続できません。',
  resultStands: '何も変更していません。結果はそのままです。',
  saved: '保存済み',
  saving: '送信中',
  kept: 'この端末に保存',
  notSaved: '未保存',
  rehearsal: 'リハーサル',
  rehearsalCounts: '結果には入りません。',
  theShow: 'ショー',
  interval: '休憩',
  withThanks: '協賛・協力',
  showOver: 'ショーは終了しました',
  roundOver: '{round}は終了しました',
  moreFollows: 'このあとも続きます。',
  thanks: 'ご来場ありがとうございました。',
  act: '{number}組目',
  actOf: '{last}組中{number}組目',
  needsScript: 'OvationにはJavaScriptが必要です。このサイトで有効にして、ページを再読み込みしてください。',
  pageLoading: 'ページを読み込んでいます',
  pageFailed: 'ページを読み込めませんでした',
  pageFailedLead:
    'ネットワークが切れているか、ページが更新されたばかりの可能性があります。保存した内容は失われていません。',
  tryAgain: 'もう一度試す',
  toFrontPage: 'トップページへ',
};
