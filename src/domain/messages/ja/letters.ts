/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'お申し込みを受け付けました：{stage_name}',
  receivedBody:
    '{name}さん\n\nお申し込みを受け付けました：{stage_name}「{song}」。イベント：{event}。\n\nこれはあなた専用のページです。現在の状況と残りの手続きを確認できます。リンクは他の人に渡さないでください：\n{link}',
  acceptedSubject: '出演が決まりました：{event}',
  acceptedBody:
    '{name}さん\n\n出演が決まりました：{stage_name}「{song}」。日時：{date}。{venue}\n\n残りの手続きと、後日お知らせする集合時刻は、専用ページで確認できます：\n{link}',
  declinedSubject: 'お申し込みについて：{event}',
  declinedBody:
    '{name}さん\n\n「{song}」でのお申し込み、ありがとうございました。今回は出演枠に限りがあり、ご出演いただけないことになりました。\n\n専用ページ：\n{link}',
  waitlistedSubject: 'キャンセル待ちです：{event}',
  waitlistedBody:
    '{name}さん\n\n現在、出演枠は埋まっています。キャンセル待ちとして受け付けました：{stage_name}「{song}」。空きが出しだいご連絡します。\n\n現在の状況は専用ページで確認できます：\n{link}',
  reminderSubject: 'まだ届いていないものがあります：{stage_name}',
  reminderBody:
    '{name}さん\n\nまだ届いていないものがあります。出演名：{stage_name}。イベント：{event}。\n\n{missing}\n\n専用ページから手続きできます：\n{link}',
  callSubject: '集合時刻：{call_time}',
  callBody:
    '{name}さん\n\n{call_time}までに舞台へお越しください。日付：{date}。{venue}\n\n時刻は進行によって変わります。最新の時刻は専用ページで確認できます：\n{link}',
  consentSubject: '同意のお願い：{stage_name}、{event}',
  consentBody:
    '{name}さん\n\n出演のお申し込みがありました：{performer}さん（出演名：{stage_name}「{song}」）。保護者としてあなたのお名前が記入されています。イベント：{event}。日時：{date}。出演には保護者の同意が必要です。\n\nこちらで内容を読み、同意または取り消しをしてください。このリンクはあなた専用です。他の人に渡さないでください：\n{link}',
  thanksSubject: 'ありがとうございました：{stage_name}',
  thanksBody:
    '{name}さん\n\n「{song}」でのご出演、ありがとうございました。イベント：{event}。\n\n{result}\n\n記録は専用ページでご覧いただけます：\n{link}',
  thanksPlace: '順位：{count}組中{place}位',
  thanksAward: '受賞：{award}',
  signature: 'お問い合わせ：{contact}\n{event}',
  openPage: '専用ページを開く',
  openConsent: '読んで同意する',
  leadsTo: 'リンク先：{host}',
  calendar: '添付ファイルから、予定をカレンダーに追加できます。',
  dateOpen: '後日お知らせします',
  missingTrack: '伴奏の音源',
  missingTrackUntil: '伴奏の音源（{when}まで）',
  missingConsent: '保護者の同意',
};
