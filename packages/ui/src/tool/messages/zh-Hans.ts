import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const zhHans: Translation<typeof en> = {
  result: '结果',
  copyLink: '复制此结果的链接',
  copied: '链接已复制。打开链接的人会看到这个结果。',
  copyFailed: '浏览器不允许在此复制，链接未能复制。请从地址栏复制。',
  print: '打印或保存为PDF',
  csv: '保存为表格（CSV）',
  picture: '保存为图片',
  pictureFailed: '此浏览器无法绘制图片。请改为打印结果。',
  saved: '已保存为{file}。',
  clear: '清除',
  cleared: '已全部清除，包括此设备上保存的内容。',
  undo: '撤销',
  keep: '在此设备上保存我的输入',
  keepHelp: '内容保留在此浏览器中，直到您清除为止，不会发送给我们。',
  brokenLink: '无法读取该链接，因此显示的是示例。链接可能不完整，请重新获取。',
  printed: '{date}，来自{address}',
};
