/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: '其中有未满{age}岁的人吗？',
  othersYes: '有',
  othersNo: '没有',
  whoMinor: '是哪些人？',
  minorsHint: '每个人都需要家长或监护人通过各自的链接表示同意。链接在您的页面上。',
  minorParent: '{name}：家长的电话或邮箱',
  credited: '把我们的名字印在节目单上',
  wrongOthers: '请填写名字，每行一个',
  wrongOthersAge: '请说明其中是否有未成年人',
  wrongMinors: '请选择谁是未成年人',
  ownYes: '是',
  ownNo: '否',
  ownPrinted: '会印在节目单上。',
  ownSeen: '只有主办方和工作人员能看到。',
  wrongOwn: '请回答“{question}”',
};
