/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const picture: Translated<'picture'> = {
  yours: '您的照片',
  lead: '用于大屏幕、手机、结果和印刷节目单，可选。照片中的每个人都应同意。',
  choose: '选择照片',
  another: '换一张照片',
  crop: '把自己放进圆圈：用手指、鼠标或方向键移动照片。',
  place: '圆圈中的照片',
  zoom: '放大或缩小',
  use: '使用这张照片',
  remove: '移除',
  removeAsk: '要移除您的照片吗？',
  waiting: '主办方会先查看。在此之前只有您和主办方能看到。',
  approved: '主办方已批准。只要您在演出中，就会展示它。',
  nowhere: '没有勾选任何位置，因此不会显示。',
  refused: '主办方请您换一张照片。',
  parent: '家长或监护人同意后才会展示。',
  small: '照片对大屏幕来说太小，只会出现在手机和纸上。',
  unread: '这个文件不是这里能读取的照片。请选择JPEG或PNG。',
  notSent: '照片没有发送成功。请重试。',
  places: '可以展示照片的地方',
  placeBallotToo: '包括印刷节目单',
  keptByParents: '家长不希望在此展示：{places}。',
  parentSays: '可以在哪里展示由家长或监护人决定。',
  inTheHall: '现场看到的样子',
  inTheHallLead: '只有您在台上时才有光。之前以灰色等待。',
};
