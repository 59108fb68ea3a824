/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: '页面',
  menu: '菜单',
  lineup: '节目单',
  results: '结果',
  event: '活动',
  signIn: '登录',
  act: '节目',
  loggedIn: '登录成功！',
  loggedOut: '已退出登录',
  loading: '正在加载',
  optional: '选填',
  charactersLeft: '还可输入{left, number}个字符',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  toFix: '有{count, number}处需要修改',
  errorTitle: '错误：{title}',
  messages: '消息',
  close: '关闭',
  copy: '复制',
  copied: '已复制',
  selected: '已选中。请用设备自带的复制功能复制。',
  qrCode: '二维码：{label}',
  fillIn: '请填写',
  keepTo: '请不要超过{most}个字符。',
};
