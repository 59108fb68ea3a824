/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: '当日{age}歳未満の人はいますか？',
  othersYes: 'はい',
  othersNo: 'いいえ',
  whoMinor: '該当する人',
  minorsHint:
    '一人ひとりについて、保護者が専用のリンクから同意する必要があります。リンクはあなたのページにあります。',
  minorParent: '{name}：保護者の電話番号かメール',
  credited: 'プログラムに全員の名前を載せる',
  wrongOthers: '名前を1行に1人ずつ入力してください',
  wrongOthersAge: '未成年の人がいるかどうかを選んでください',
  wrongMinors: '未成年の人を選んでください',
  ownYes: 'はい',
  ownNo: 'いいえ',
  ownPrinted: 'プログラムに載ります。',
  ownSeen: '主催者とスタッフだけが見ます。',
  wrongOwn: '「{question}」に答えてください',
};
