import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 9eae77cf. */
export const zhHans: Translation<typeof en> = {
  ask: '提个问题',
  close: '关闭',
  what: '我是机器，不是真人。我会在本网站的页面中查找能回答您问题的句子，原文引用，并附上所在位置的链接。页面上没有的内容，我不知道。',
  not: '我不代做任何作业，不预测成绩，也不提供他人的信息。如有烦恼，请找信任的人谈谈。',
  stays: '您写的内容只保留在此标签页中，关闭标签页或重新开始后即消失。请不要填写个人信息。',
  staysModel: '除非您在下方表示同意，您写的内容只保留在此标签页中，关闭标签页或重新开始后即消失。请不要填写个人信息。',
  modelAgree: '让语言模型组织回答',
  modelHelp:
    '您的问题届时也会发送给运行该模型的{receiver}。我们不保存任何内容。模型写的话会与我们的页面核对，但仍可能有误。仅在您年满{age}岁或家长同意时勾选。',
  modelWriting: '正在组织回答…',
  modelSaid: '语言模型这样表述：',
  starters: '例如',
  starterPrice: '一次课多少钱？',
  starterFree: '首次咨询免费吗？',
  starterLesson: '线上课怎么上？',
  starterCancel: '可以取消课程吗？',
  starterPoints: '拿到IB文凭需要多少分？',
  log: '对话',
  asked: '您的问题：',
  thinking: '正在查找我们的页面…',
  found: '我们的页面上写道：',
  from: '引自我们的{language}页面：',
  unknown:
    '我不知道：在我们的页面上没有找到能回答这个问题的内容。我们的工作人员可以为您解答：请给我们留言，或预约免费咨询。',
  failed: '出了点问题，我没能查找我们的页面。请重试，或给我们留言。',
  failedOffline: '您似乎处于离线状态，我没能查找我们的页面。请在联网后重试，或届时给我们留言。',
  again: '重试',
  policy_homework:
    '需要您自己提交的作业，我不代写、不代做，也不修改；练习题的答案我也不提供。老师可以教您自己完成的方法。',
  policy_grades:
    '谁也无法知道您会得到什么成绩或录取结果，所以我不作猜测。我们的计算器可以显示某个结果需要什么条件，老师也可以和您一起看您的作业。',
  policy_person: '关于他人，除页面上已有的内容外，我不提供其他信息。如果想联系某个人，请给我们留言。',
  policy_instructions: '我只能引用本网站的页面，无法执行这类指令。您可以问我课程、价格、科目或考试方面的问题。',
  field: '您的问题',
  send: '提问',
  empty: '请先写下您的问题。',
  tooLong: '您的问题有{count}个字符，最多{max}个。请缩短一些。',
  person: '转人工',
  take: '附上这段对话',
  takeHelp: '对话会放入联系表单的留言栏，提交前您可以查看和修改。',
  write: '给我们留言',
  over: '重新开始',
  transcript: '我与网站聊天助手的对话：',
  transcriptCut: '（因篇幅所限，开头部分已省略。）',
  transcriptMe: '我：{text}',
  transcriptChat: '聊天助手：{text}',
  transcriptQuotation: '“{text}”（{title}，{url}）',
  transcriptModel: '语言模型：{text}',
};
