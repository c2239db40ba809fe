import type { MarkingMessages } from './en';

/** From English 77abc7b1. */
export const zhHans = {
  subject: '您的答卷已批改（{reference}）',
  marked: '老师已经看过您发来的答卷，并写下了批注。',
  see: '查看批改后的答卷',
  private: '此链接是私密的：拿到链接的人都能看到答卷，请只转给您信任的人。',
  ends: '链接有效期至{date}，之后我们会删除答卷和批注。',
  together: '想和我们一起看看吗？免费咨询时，我们会对着这份答卷来谈，每条批注您都可以提问。',
  title: '批改后的答卷',
  bring: '在免费咨询中一起看',
  bringHelp: '请选择您方便的时间。届时我们会对着您的答卷来谈，每条批注您都可以提问。',
  keep: '如需保存，请用浏览器打印，或另存为PDF。',
  kept: '此链接有效期至{date}，之后我们会删除答卷和批注。如果希望提前删除，请给我们留言。',
  sample: '您允许我们把这份答卷录成文字、隐去姓名，作为样例展示。您可以随时改变主意。',
  withdraw: '不要展示我的答卷',
  withdrawn: '谢谢您告诉我们。我们不会把您的答卷作为样例展示。',
  gone: '这个网址没有可以显示的答卷',
  goneHelp:
    '私密链接在发出后{days}天内有效，也可能提前关闭。链接也可能不完整，请从我们的邮件中再打开一次。如果还是不行，请给我们留言，我们一起查找。',
} satisfies MarkingMessages;
