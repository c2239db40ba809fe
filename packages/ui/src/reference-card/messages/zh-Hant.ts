import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fe6b62ea. */
export const zhHant: Translation<typeof en> = {
  label: '你的參考編號',
  copy: '複製參考編號',
  copied: '已複製參考編號',
  failed: '此處無法自動複製，請選取編號後自行複製。',
};
