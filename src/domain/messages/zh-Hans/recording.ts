/** 简体中文，称“您”。舞台用语见 docs/translating.md。 */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: '您的名字怎么读（录音）',
  lead: '请把名字读一遍，最长十秒。只有主持人和主办方能听到。',
  record: '录音',
  stop: '好了',
  choose: '选择声音文件',
  listen: '播放',
  remove: '移除',
  removeAsk: '要移除这段录音吗？',
  noMicrophone: '这个浏览器无法使用麦克风。请改选声音文件。',
  unread: '这个文件不是这里能读取的声音。',
  notSent: '录音没有发送成功。请重试。',
  none: '没有录音',
};
