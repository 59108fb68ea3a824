/** 日本語、です・ます体。舞台の言葉は docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const picture: Translated<'picture'> = {
  yours: 'あなたの写真',
  lead: '大型スクリーン、スマートフォン、結果、印刷プログラムに使います（任意）。写っている方の同意を得てください。',
  choose: '写真を選ぶ',
  another: '別の写真',
  crop: '円の中に入るように、指、マウス、矢印キーで写真を動かしてください。',
  place: '円の中の写真',
  zoom: '大きさ',
  use: 'この写真を使う',
  remove: '削除する',
  removeAsk: '写真を削除しますか？',
  waiting: 'まず主催者が確認します。それまでは、あなたと主催者だけに見えます。',
  approved: '主催者が承認しました。出演する間、表示されます。',
  nowhere: '場所が選ばれていないため、どこにも表示されません。',
  refused: '主催者から、別の写真のお願いがあります。',
  parent: '保護者の同意があった後に表示されます。',
  small: '大型スクリーンには小さすぎるため、スマートフォンと紙だけに使われます。',
  unread: 'このファイルは写真として読み込めません。JPEGかPNGを選んでください。',
  notSent: '写真を送れませんでした。もう一度お試しください。',
  places: '写真を表示してよい場所',
  placeBallotToo: '印刷プログラムにも',
  keptByParents: '保護者が希望しない場所：{places}',
  parentSays: '表示してよい場所は保護者が決めます。',
  inTheHall: '会場での見え方',
  inTheHallLead: '光が当たるのは出演中だけです。それまではグレーで表示されます。',
};
