import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 0465f1fd. */
export const ko: Translation<typeof en> = {
  heading: '사이트의 새 버전이 준비되었습니다',
  text: '이 페이지를 다시 불러옵니다.',
  update: '지금 업데이트',
};
