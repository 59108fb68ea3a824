/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const kept: Translated<'kept'> = {
  title: '保存的个人信息',
  responsible: '这些数据由{host}负责。您可以要求获得所保存的全部个人数据的副本，要求更正，以及要求删除。',
  responsibleContact:
    '这些数据由{host}负责。您可以要求获得所保存的全部个人数据的副本，要求更正，以及要求删除：{contact}',
  names: '姓名、联系方式、紧急联系人、家长、所需协助',
  namesWhy:
    '用于联系您、帮助您，并确认未成年人可以参加。加密保存；只有主办方的管理员能看到，每次查看都有记录。',
  agreement: '家长的同意',
  agreementWhy: '谁、何时、对哪份文字表示了同意，以便日后证明。保存和查看方式相同。',
  byLetter: '{by}为{of}表示同意，通过家长本人的链接',
  onPaper: '{by}为{of}表示同意，书面形式，由{recorder}记录',
  throughPage: '{by}为{of}表示同意，通过表演者的页面，未经家长确认',
  someParent: '家长或监护人',
  organisers: '主办方',
  agreed: '{how}。',
  agreedOn: '{how}，时间：{time}。',
  act: '艺名、歌曲、类别、人称代词、名字读法、主持词、舞台需求',
  actWhy: '用于组织演出。工作人员和评委能看到；艺名、人称代词和歌曲会显示在屏幕上和结果中。',
  track: '您的伴奏',
  trackWhy: '用于播放。主办方和工作人员能听到；它与主办方的其他文件存放在一起。',
  scores: '评分和评语',
  scoresWhy: '用于得出结果。评委和管理员能看到；主办方公布后，您会收到评语。',
  letters: '邮件',
  lettersWhy: '邮件等待发送时，地址和正文加密保存，发送后即删除。',
  votes: '现场投票',
  votesWhy: '保存的投票不含可以追溯到个人的姓名、地址或设备。',
  howLong: '保存多久',
  byHand: '所有个人信息会保存到主办方将其删除为止。艺名、歌曲和结果会保留，如同印在节目单上一样。',
  byItself:
    '所有个人信息和伴奏会{days, plural, =0 {在演出开始时} other {在演出结束#天后}}由服务器自动删除。备份最迟再过30天后清除。艺名、歌曲和结果会保留，如同印在节目单上一样。',
  wholeFile:
    '所保存的关于您的全部信息：节目、联系方式、同意书、所需协助、备注、更改记录、邮件、音乐文件、照片、名字的录音，以及已开放的评语。',
  copyStatus: '状态',
  copyNote: '工作人员备注',
  copyCounted: '签到时清点的人数',
  copyHistory: '修改与查看记录',
  copyOther: '同一节目的另一份报名',
  mergedInto: '已并入{number}号。',
  mergedFrom: '已将{number}号并入。',
  agreedInForm: '家长通过表演者的页面表示同意，未经家长本人确认。',
  agreedByLink: '通过家长本人的链接',
  agreedOnPage: '通过表演者的页面，未经家长本人确认',
  agreedOnPaper: '书面形式，由{name}记录',
};
