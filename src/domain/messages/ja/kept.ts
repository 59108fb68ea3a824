/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const kept: Translated<'kept'> = {
  title: '保存されるあなたの情報',
  responsible:
    'これらの情報の管理責任者は{host}です。保存されている情報すべての写し、訂正、削除を求めることができます。',
  responsibleContact:
    'これらの情報の管理責任者は{host}です。保存されている情報すべての写し、訂正、削除を求めることができます：{contact}',
  names: '名前、連絡先、緊急連絡先、保護者、必要な配慮',
  namesWhy:
    'ご連絡、お手伝い、未成年の出演可否の確認のため。暗号化して保存され、主催者の管理者だけが見られます。閲覧はすべて記録されます。',
  agreement: '保護者の同意',
  agreementWhy:
    '誰が、いつ、どの文面に同意したかを、あとで示せるようにするため。保存方法と閲覧できる人は上と同じです。',
  byLetter: '{of}についての{by}の同意（保護者専用リンクから）',
  onPaper: '{of}についての{by}の同意（書面、記録者：{recorder}）',
  throughPage: '{of}についての{by}の同意（出演者のページから、保護者の確認なし）',
  someParent: '保護者',
  organisers: '主催者',
  agreed: '{how}。',
  agreedOn: '{how}、{time}。',
  act: '出演名、曲目、部門、代名詞、名前の読み方、司会の紹介文、舞台で必要なもの',
  actWhy: 'ショーの進行のため。スタッフと審査員が見ます。出演名、代名詞、曲目は画面と結果に表示されます。',
  track: 'あなたの音源',
  trackWhy: '再生するため。主催者とスタッフが聴きます。主催者のほかのファイルと同じ場所に保存されます。',
  scores: '採点とコメント',
  scoresWhy: '結果を決めるため。審査員と管理者が見ます。コメントは主催者が公開すると、あなたに届きます。',
  letters: 'メール',
  lettersWhy: '送信待ちの間は宛先と本文を暗号化し、送信後に削除します。',
  votes: '会場での投票',
  votesWhy: '投票は、名前やアドレス、端末にたどり着けない形で保存されます。',
  howLong: '保存期間',
  byHand:
    '個人に関する情報は、主催者が削除するまで保存されます。出演名、曲目、結果は、印刷されたプログラムと同じように残ります。',
  byItself:
    '個人に関する情報と音源は、{days, plural, =0 {ショーの開始時} other {ショーの#日後}}にサーバーが自動的に削除します。バックアップは、遅くともその30日後までに消去されます。出演名、曲目、結果は、印刷されたプログラムと同じように残ります。',
  wholeFile:
    'あなたについて保存されているすべての情報：出演内容、連絡先、同意、必要な配慮、メモ、変更の記録、メール、音源のファイル、写真、名前の録音、公開されたコメント。',
  copyStatus: '状況',
  copyNote: 'スタッフのメモ',
  copyCounted: '受付で数えた人数',
  copyHistory: '変更と閲覧の記録',
  copyOther: '同じ出演の別の申し込み',
  mergedInto: '{number}番に統合しました。',
  mergedFrom: '{number}番を統合しました。',
  agreedInForm: '出演者のページからの保護者の同意。保護者本人の確認はまだありません。',
  agreedByLink: '保護者本人のリンクから',
  agreedOnPage: '出演者のページから。保護者本人の確認はまだありません',
  agreedOnPaper: '書面、記録者：{name}',
  placeScreen: '大型スクリーン',
  placeBallot: '投票と出演順',
  placeResults: '結果（終了後）',
};
