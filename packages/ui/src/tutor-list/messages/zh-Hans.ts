import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 145133ab. */
export const zhHans: Translation<typeof en> = {
  subject: '科目',
  language: '语言',
  yourHours: '您当地的时间',
  all: '全部',
  anyTime: '任何时间',
  shown: '显示{count}位，共{total}位',
  none: '名单中没有人同时符合三项条件。请把其中一项改为“全部”，或预约免费咨询，告诉我们您的需要。',
  teaches: '教授科目',
  speaks: '授课语言',
  hours: '时间（{zone}）',
  checked: '我们核实过的内容',
  checkedBy: '{date}，核实人：{name}',
  identity: '身份证件',
  background: '无犯罪记录',
  degree: '学位证书',
  questions: '按考试题型做题并批改',
  trial: '我们旁听的试讲',
  notes: '写给家长的话',
  note: '课后写给家长的话',
};
