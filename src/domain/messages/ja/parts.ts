/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'ページ',
  menu: 'メニュー',
  lineup: '出演者',
  results: '結果',
  event: 'イベント',
  signIn: 'ログイン',
  act: '出演者',
  loggedIn: 'ログインしました',
  loggedOut: 'ログアウトしました',
  loading: '読み込んでいます',
  optional: '任意',
  charactersLeft: 'あと{left, number}文字',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  toFix: '修正が必要な項目が{count, number}件あります',
  errorTitle: 'エラー：{title}',
  messages: 'お知らせ',
  close: '閉じる',
  copy: 'コピー',
  copied: 'コピー済み',
  selected: '選択しました。端末のコピー機能でコピーしてください。',
  qrCode: 'QRコード：{label}',
  fillIn: '入力してください',
  keepTo: '{most}文字以内で入力してください。',
};
