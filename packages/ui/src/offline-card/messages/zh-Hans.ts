import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 58dddfcd. */
export const zhHans: Translation<typeof en> = {
  heading: '您处于离线状态',
  text: '部分功能可能受限，恢复联网后内容会同步更新。',
  works: '已保存在此设备上的内容仍可打开。您提交的留言会在页面打开期间保留，联网后自动发出。',
  saved: '查看已保存的内容',
};
