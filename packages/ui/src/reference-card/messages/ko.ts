import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fe6b62ea. */
export const ko: Translation<typeof en> = {
  label: '접수 번호',
  copy: '접수 번호 복사',
  copied: '접수 번호를 복사했습니다',
  failed: '여기에서는 자동 복사가 되지 않습니다. 번호를 선택하여 직접 복사해 주세요.',
};
