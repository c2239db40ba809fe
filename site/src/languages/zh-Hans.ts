import type { Errors, NavigationFrom, Words } from './types';

export const words: Words = {
  offerLink: '查看条款',
  perSession: '（每次课）',
  fromPrice: '每次课费用{price}起。',
  ask: '先问一个问题',
  table: '表格：{heading}',
  glanceTitle: '信息一览',
  glanceSession: 'IB考季',
  glanceLanguages: '授课语言',
  glanceClock: '时差',
  glanceAhead: '相对多伦多：1月{winter}小时，7月{summer}小时',
  glanceSame: '与多伦多时间相同',
  glancePrice: '每次课费用（起）',
  glanceCurrency: '当地货币',
  glanceChannel: '联系方式',
  schoolsNote: '列出学校不代表推荐，我们与这些学校也没有任何合作协议。课程以学校公布为准，请向学校确认。',
  schoolsAll: '查看名单中的全部学校',
  timesCaption: '您当地的上课时间，以及老师在多伦多的时间',
  timesDays: '星期',
  timesLocal: '您的时间',
  timesWinter: '多伦多（冬季）',
  timesSummer: '多伦多（夏季）',
  by: '作者：{author}',
  updated: '更新于',
  minutes: '阅读约需{minutes}分钟',
  offerEnded: '此优惠已于{date}结束。',
  offerNow: '现行费用',
  sources: '资料来源（核对日期：{date}）',
  savedNothing: '这里还没有保存任何内容。页面会在您打开时自动保存。',
  planWeeks: '制定学习计划',
  free: '免费',
  stepTime: '选一个时间，预约日历会在新标签页打开。',
  stepWork: '一起看一份批改过的作业或试卷，找出分数丢在哪里。',
  stepPlan: '您会收到带价格的建议，慢慢决定就好。',
};

export const errors: Errors = {
  title: '出现错误',
  text: '抱歉，出现了意外问题。请刷新页面；如问题仍然存在，请联系我们。',
  retry: '重试',
  home: '返回首页',
  contact: '联系我们',
};

export const navigationFrom: NavigationFrom = 'wide';
