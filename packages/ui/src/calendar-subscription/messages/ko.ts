import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English fa9c7b38. */
export const ko: Translation<typeof en> = {
  label: '구독하기: {name}',
  apple: 'Apple 캘린더',
  google: 'Google 캘린더',
  outlook: 'Outlook.com',
  copy: '주소 복사',
  copied: '주소를 복사했습니다. 캘린더 앱에서 ‘URL로 캘린더 추가’에 붙여 넣으세요.',
  failed: '브라우저에서 복사가 차단되었습니다. 아래에 선택된 주소를 직접 복사하세요.',
  address: '캘린더 주소',
  others: '학교 Outlook 등 다른 캘린더에서는 주소를 복사해 URL로 캘린더를 추가하세요.',
  updates:
    '캘린더는 자동으로 업데이트됩니다. 더 이상 필요 없으면 앱에서 이 캘린더를 삭제하세요. 다른 일정은 그대로 남습니다.',
};
