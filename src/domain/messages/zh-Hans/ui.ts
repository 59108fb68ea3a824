/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: '语言',
  languageAway: '没有连接，无法加载{language}。请重试。',
  unreachable: '无法连接服务器。',
  resultStands: '没有任何更改：结果保持不变。',
  saved: '已保存',
  saving: '正在发送',
  kept: '已存在此设备上',
  notSaved: '未保存',
  rehearsal: '彩排',
  rehearsalCounts: '一切都不计入结果。',
  theShow: '演出',
  interval: '中场休息',
  withThanks: '鸣谢',
  showOver: '演出已结束',
  roundOver: '{round}已结束',
  moreFollows: '后面还有。',
  thanks: '感谢您的光临。',
  needsScript: 'Ovation需要JavaScript。请为此网站启用，然后刷新页面。',
  pageLoading: '正在加载页面',
  pageFailed: '此页面未能加载',
  pageFailedLead: '网络可能已断开，或页面刚刚更新。您保存的内容没有丢失。',
  tryAgain: '重试',
  toFrontPage: '前往首页',
};
