/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: '已收到您的报名：{stage_name}',
  receivedBody:
    '{name}，您好：\n\n已收到您的报名：{stage_name}，《{song}》。活动：{event}。\n\n这是您的专属页面，可以看到报名状态和尚需完成的事项。请勿将链接转给他人：\n{link}',
  acceptedSubject: '您的节目已入选：{event}',
  acceptedBody:
    '{name}，您好：\n\n您的节目已入选：{stage_name}，《{song}》。时间：{date}。{venue}\n\n尚需完成的事项，以及之后的到场时间，都在您的专属页面上：\n{link}',
  declinedSubject: '关于您的报名：{event}',
  declinedBody:
    '{name}，您好：\n\n感谢您以《{song}》报名。这次名额有限，您的节目未能进入演出。\n\n您的页面：\n{link}',
  waitlistedSubject: '您的节目在候补名单上：{event}',
  waitlistedBody:
    '{name}，您好：\n\n目前名额已满。您的节目在候补名单上：{stage_name}，《{song}》。一有空位，我们就会写信给您。\n\n您的页面会显示报名状态：\n{link}',
  reminderSubject: '还有未完成的事项：{stage_name}',
  reminderBody:
    '{name}，您好：\n\n还有未完成的事项。节目：{stage_name}。活动：{event}。\n\n{missing}\n\n您可以在专属页面上完成：\n{link}',
  callSubject: '您的到场时间：{call_time}',
  callBody:
    '{name}，您好：\n\n请在{call_time}前到舞台。日期：{date}。{venue}\n\n时间会随演出调整，最新时间请看您的页面：\n{link}',
  consentSubject: '请您同意：{stage_name}，{event}',
  consentBody:
    '{name}，您好：\n\n收到一份报名：{performer}（艺名：{stage_name}），《{song}》。报名中将您填写为家长或监护人。活动：{event}。时间：{date}。只有您同意，该节目才能上台。\n\n请在此阅读文字并同意，或者撤回。此链接仅供您本人使用，请勿转给他人：\n{link}',
  thanksSubject: '感谢您：{stage_name}',
  thanksBody:
    '{name}，您好：\n\n感谢您在我们的舞台上表演《{song}》。活动：{event}。\n\n{result}\n\n相关记录保存在您的页面上：\n{link}',
  thanksPlace: '名次：第{place}名（共{count}个节目）',
  thanksAward: '奖项：{award}',
  signature: '有疑问？{contact}\n{event}',
  openPage: '打开您的页面',
  openConsent: '阅读并同意',
  leadsTo: '链接到{host}',
  calendar: '附件可将时间加入您的日历。',
  dateOpen: '另行通知',
  missingTrack: '伴奏',
  missingTrackUntil: '伴奏（截止{when}）',
  missingConsent: '家长或监护人的同意',
};
