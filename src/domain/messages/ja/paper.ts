/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: '観客賞',
  thanks: '感謝状',
  wasOnStage: 'ご出演ありがとうございました',
  pointsOf: '{most}点中{score}点',
  points: '{score}点',
  forOrganisers: '主催者',
  forJudges: '審査員',
  signedResult: '確定した結果',
  slip: 'あなた専用のページです。状況、足りないもの、呼び出し時刻がわかります。人に渡さないでください。',

  programme: 'プログラム',
  firstHalf: '前半',
  secondHalf: '後半',
  part: '第{part}部',
  minutes: '{minutes, number}分',
  ring: '丸はご自由に。心に残った組に印をつけてください。',
  endsAbout: '終演予定{time}',
  doors: '開場{time}',
  begins: '開演{time}',
  where: '会場',
  howWon: '優勝の決まり方',
  panel: '審査員',
  vote: '投票',
  lineup: '出演者一覧',
  wifi: 'Wi-Fi：{line}',
  withThanks: '協賛・協力',
  notes: 'メモ',
};
