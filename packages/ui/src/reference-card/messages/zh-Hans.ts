import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fe6b62ea. */
export const zhHans: Translation<typeof en> = {
  label: '您的受理编号',
  copy: '复制受理编号',
  copied: '已复制受理编号',
  failed: '此处无法自动复制，请选中编号后手动复制。',
};
