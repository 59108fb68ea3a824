/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: '您已报名',
  doneWaiting: '您已进入候补名单',
  doneNumber: '{name}，{song}。编号{number}。',
  ownPage: '您自己的页面',
  ownPageLead: '它会一直显示您是否入选、还有哪些事项、何时上场。此链接就是您的钥匙：请不要公开。',
  ownLink: '您的专用链接',
  openPage: '打开我的页面',
  mailMyself: '发送到我的邮箱',
  mailMyselfSubject: '您在{event}的页面',
  scanToMove: '扫码即可转到另一部手机',
  forParent: '致您的家长或监护人',
  notSigned: '尚未签名。',
  notSignedLead: '在对方同意之前，您无法入选。',
  sendThemLink: '请把此链接发给对方。',
  linkGoesToThem: '同意链接只会发到您为对方填写的电子邮箱，不会发给其他人。详情见您自己的页面。',
  linkByOrganisers: '您的家长或监护人需要阅读并签名。主办方会发送链接：如果没有收到，请联系主办方。',
  theirLink: '对方的链接',
  mailThem: '用邮件发给对方',
  mailThemSubject: '请同意我参加{event}',
  membersNotSigned: '每位未成年人的家长尚未同意。您的页面上有给每位家长的链接。',
  next: '接下来',
  nextWaiting: '有空出的名额时，主办方会按候补名单依次通知。您的页面会显示您的位次。',
  nextLead: '主办方会查看您的报名，然后接受，或告诉您不接受的原因。一有答复，您的页面就会显示。',
  another: '再报名一个节目',
};
