/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: '申し込みが完了しました',
  doneWaiting: 'キャンセル待ちに登録されました',
  doneNumber: '{name}、{song}。番号{number}。',
  ownPage: 'あなた専用のページ',
  ownPageLead:
    '出演の可否、残っている手続き、出番をいつでも確認できます。このリンクが鍵になりますので、公開しないでください。',
  ownLink: 'あなた専用のリンク',
  openPage: '自分のページを開く',
  mailMyself: '自分宛てにメールする',
  mailMyselfSubject: '{event}のあなたのページ',
  scanToMove: '読み取ると別のスマートフォンでも開けます',
  forParent: '保護者の方へ',
  notSigned: 'まだ署名がありません。',
  notSignedLead: '保護者の同意があるまで、出演は決まりません。',
  sendThemLink: 'このリンクを送ってください。',
  linkGoesToThem:
    '同意用のリンクは、ご記入いただいた保護者のメールアドレスだけに届きます。手順はあなたのページにあります。',
  linkByOrganisers:
    '保護者の方に読んで署名していただきます。リンクは主催者が送ります。届かない場合はお問い合わせください。',
  theirLink: '保護者用リンク',
  mailThem: '保護者にメールする',
  mailThemSubject: '{event}への出演に同意をお願いします',
  membersNotSigned:
    '未成年の出演者それぞれの保護者の同意がまだです。あなたのページに一人ずつのリンクがあります。',
  next: 'このあとの流れ',
  nextWaiting:
    '空きが出ると、主催者がキャンセル待ちの順にご案内します。あなたの順番は専用ページで確認できます。',
  nextLead:
    '主催者が申し込みを確認し、出演の可否と、お断りする場合はその理由をお知らせします。決まりしだい専用ページに表示されます。',
  another: '別の出演を申し込む',
};
