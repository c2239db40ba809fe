import type { LeadMessages } from './en';

/** From English 71e32ba2. */
export const zhHans = {
  received: '留言已经送达，您无需再做什么。我们会以邮件回复，发到您填写的邮箱。',
  reference: '您的受理编号',
  quote: '如果就同一问题再次来信，请注明受理编号，方便我们立即找到您的留言。',
  next: '接下来',
  read: '由真人阅读您写的内容。',
  answer: '您会收到一封邮件，我们会建议一个免费咨询的时间；如有不清楚之处，会先向您询问。',
  due: '您最迟会在{when}（{zone}）收到我们的回复。',
  decide: '是否继续，由您决定。目前没有任何预约，也无需付费。',
  spam: '如果没有收到回复，请先查看垃圾邮件文件夹，再写信给我们，并注明受理编号。',
  book: '预约免费咨询',
  bookHelp: '如果您想自己选择时间，可以使用我们的预约日历，它会在新标签页中打开。',
  reminder: '在日历中添加提醒',
  reminderTitle: '查看{brand}的回复',
  subject: '我们已收到您的留言（{reference}）',
  automatic: '此邮件为自动发送。如果您回信，会由真人阅读。',
  notYou: '如果您没有给我们写过信，应是有人误填了您的邮箱地址。只需回复此邮件，写一个字即可，我们便会删除该地址。',
  missing: '没有找到留言',
  missingHelp:
    '本页在提交留言后显示，而这个网址没有对应的留言。如果您提交后看到了受理编号，说明留言已经送达；如果没有看到，请写信给我们。',
  write: '写信给我们',
} satisfies LeadMessages;
