/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: '最受观众喜爱',
  thanks: '谨此致谢',
  wasOnStage: '感谢登上我们的舞台',
  pointsOf: '{score}分（满分{most}分）',
  points: '{score}分',
  forOrganisers: '主办方',
  forJudges: '评委',
  signedResult: '经确认的结果',
  slip: '你的专属页面：状态、缺少的内容、候场时间。请自己保管此纸条。',

  programme: '节目单',
  firstHalf: '上半场',
  secondHalf: '下半场',
  part: '第{part}部分',
  minutes: '{minutes, number}分钟',
  ring: '圆圈留给您：标出打动您的节目。',
  endsAbout: '约{time}结束',
  doors: '入场{time}',
  begins: '开演{time}',
  where: '地点',
  howWon: '冠军如何产生',
  panel: '评委',
  vote: '投票',
  lineup: '节目单',
  wifi: 'Wi-Fi：{line}',
  withThanks: '鸣谢',
  notes: '笔记',
};
