import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 58dddfcd. */
export const ko: Translation<typeof en> = {
  heading: '오프라인 상태입니다',
  text: '일부 기능이 제한될 수 있습니다. 다시 연결되면 내용이 최신 상태로 맞춰집니다.',
  works:
    '여기에 저장된 페이지는 그대로 열립니다. 보내신 문의는 해당 페이지가 열려 있는 동안 대기하다가 자동으로 전송됩니다.',
  saved: '저장된 내용 보기',
};
