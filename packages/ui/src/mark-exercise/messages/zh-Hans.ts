import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 43d5000b. */
export const zhHans: Translation<typeof en> = {
  available: '［{available}分］',
  task: '勾出每一句能得分的话。',
  count: '您给的分：',
  compare: '对照老师的批改',
  hide: '收起老师的批改',
  earns: '老师，得一分：',
  earnsNothing: '老师，不得分：',
  result: '您给了{given}，老师给了{earned}。',
  missed: '您漏看了{lines}。',
  generous: '老师没有给分的是{lines}。',
  agreed: '每一句都和老师一致。',
  line: '第{line}句',
  shareButton: '请朋友也来批改',
  share: '这份答案我给了{given}分，你呢？',
  challenge: '有人给这份答案打了{given}。您给几分？',
  copied: '链接已复制，可以发给朋友。',
  failed: '浏览器不允许复制，请复制本页网址。',
};
