/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: '在控台配对：{code}',
  toPair: '要配对此屏幕，请在控台的Settings、Screens中输入：{code}',
  noEvent: '还没有活动。有活动时此页面会自动显示。',
  connecting: '正在连接',
  notSent: '未发送到控台，请再按一次。',
  noteFrom: '来自{name}，{time}',
  gotIt: '知道了',
  callDesk: '呼叫控台',
  deskCalled: '控台已知道您需要帮助。',
  deskHasIt: '控台的{name}正在处理。',
  noCall: '不再需要',
  deviceOn: '{system}上的{browser}',
  androidPhone: 'Android手机',
  androidTablet: 'Android平板',
  unknownDevice: '未知设备',
};
