import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English d5b4212f. */
export const zhHans: Translation<typeof en> = {
  result: '结果',
  exampleStamp: '示例',
  exampleOf: '示例：{title}',
  startEmpty: '从空白开始',
  bring: '带着结果来免费咨询',
  bringHelp: '结果会放入表单的留言中，您可以在那里修改或删除。只有提交表单后，我们才会收到。',
  bringLink: '打开：{address}',
  own: '每次修改后，结果会立即更新。填写的内容只留在此浏览器中，不会发送给我们。',
  copyLink: '复制此结果的链接',
  copied: '已复制链接。打开链接的人会看到这个结果。',
  copyFailed: '您的浏览器不允许在此复制，链接未能复制。请从地址栏复制。',
  print: '打印或保存为PDF',
  csv: '保存为表格（CSV）',
  picture: '保存为图片',
  pictureFailed: '此浏览器无法生成图片，请改为打印结果。',
  nothingToSave: '还没有可保存的结果。缺少的内容见结果栏。',
  saved: '已保存为{file}。',
  clear: '清除内容',
  cleared: '已全部清除，包括此设备上保留的内容。',
  undo: '撤销',
  keep: '在此设备上保留我填写的内容',
  keepHelp: '内容会留在此浏览器中，直到您清除为止，不会发送给我们。',
  brokenLink: '无法读取该链接，因此显示的是示例。链接可能不完整，请重新获取。',
  link: '这里显示的是链接中的内容。您自己填写的内容仍然保留。',
  linkBack: '返回我的内容',
  linkKeep: '改为保留这些内容',
  linkKept: '现在保留的是这些内容，取代了您之前填写的内容。',
  printed: '{date}，来自{address}',
};
