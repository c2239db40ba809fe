import type { LeadMessages } from './en';

/** From English d606b5c5. */
export const zhHans = {
  received: '留言已经送达，您无需再做什么。我们会以邮件回复，发到您填写的邮箱。',
  pagesThanks: '谢谢，我们已收到您的答卷',
  pagesReceived: '答卷已经送达，您无需再做什么。',
  pagesSubject: '我们已收到您的答卷（{reference}）',
  reference: '您的受理编号',
  quote: '如果就同一问题再次联系，请注明受理编号，方便我们立即找到您的留言。',
  yours: '您的留言',
  next: '接下来',
  read: '由专人阅读您的留言。',
  answer: '您会收到我们的邮件：建议一个免费咨询的时间；如有不清楚的地方，我们会先问您。',
  mark: '老师会批改您的答卷。私密链接用邮件发给您；如果学生的年龄还不够自己同意，就发给家长。',
  due: '您最迟会在{when}（{zone}）收到我们的回复。',
  decide: '是否继续，由您决定。目前没有任何预约，也无需付费。',
  spam: '如果没有收到回复，请先查看垃圾邮件文件夹，再给我们留言，并注明受理编号。',
  book: '预约免费咨询',
  bookHelp: '如果您想自己选择时间，可以使用我们的预约日历，它会在新标签页中打开。',
  reminder: '在日历中添加提醒',
  reminderTitle: '查看{brand}的回复',
  subject: '我们已收到您的留言（{reference}）',
  automatic: '此邮件由系统自动发送。您若回信，会有专人阅读。',
  notYou: '如果您没有给我们留过言，应该是有人误填了您的邮箱地址。请直接回复此邮件，写一个字也行，我们会删除该地址。',
  missing: '没有找到留言',
  missingHelp:
    '本页在提交留言后显示，而这个网址没有对应的留言。如果您提交后看到了受理编号，说明留言已经送达；如果没有看到，请重新给我们留言。',
  write: '给我们留言',
} satisfies LeadMessages;
