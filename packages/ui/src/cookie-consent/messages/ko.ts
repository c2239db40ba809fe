import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 882ce11e. */
export const ko: Translation<typeof en> = {
  label: '쿠키 동의',
  title: '쿠키 사용을 선택해 주세요',
  optIn:
    '사이트 작동에 필요한 정보만 저장합니다. 그 밖의 정보는 허용하신 경우에만 저장하며, 거부하셔도 이용에는 차이가 없습니다.',
  optOut: '방문 수와 어떤 광고를 보고 오셨는지를 집계합니다. 설정에서 언제든지 끄실 수 있습니다.',
  informational:
    '사이트 작동에 필요한 정보를 저장합니다. 방문 수와 어떤 광고를 보고 오셨는지는 ‘확인’을 누르신 뒤에만 집계합니다.',
  gpc: 'Global Privacy Control',
  gpcOn:
    '사용 중인 브라우저가 이 신호를 보내고 있으며 저희는 이를 따릅니다. 여기에서 허용하지 않으시는 한 분석과 마케팅은 꺼진 상태로 유지됩니다.',
  gpcOff: '사용 중인 브라우저는 이 신호를 보내지 않습니다.',
  acceptAll: '모두 허용',
  declineAll: '모두 거부',
  ok: '확인',
  settings: '설정',
  keep: '닫기',
  settingsTitle: '쿠키 설정',
  settingsText: '각 항목은 직접 켜고 끄실 수 있습니다. 모든 페이지 하단의 ‘쿠키 설정’에서 언제든지 바꿀 수 있습니다.',
  necessary: '필수',
  necessaryHelp: '여기에서 하신 선택을 기억합니다. 이것이 없으면 사이트가 작동하지 않으므로 끌 수 없습니다.',
  analytics: '분석',
  analyticsHelp:
    '방문 수, 검색, 페이지를 어디까지 읽고 양식을 어디까지 작성했는지를 집계하여 무엇이 도움이 되는지 파악합니다.',
  marketing: '마케팅',
  marketingHelp: '어떤 광고를 통해 예약이 이루어졌는지 파악합니다.',
  preferences: '개인 설정',
  preferencesHelp: '동영상처럼 다른 회사가 제공하는 기능이 이용 설정을 기억하게 합니다.',
  stored: '저장 항목: {names}',
  storesNothing: '현재 저장하는 정보가 없습니다.',
  save: '설정 저장',
  details: '저장 항목과 이유, 삭제 방법',
  receipt: '선택 내역',
  copyReceipt: '내역 복사',
  copied: '내역을 복사했습니다',
  failed: '여기에서는 자동 복사가 되지 않습니다. 내역을 선택하여 직접 복사해 주세요.',
  reset: '선택 초기화',
  gateText:
    '‘{title}’ 항목은 다른 회사가 제공하며, 기기에 정보를 저장할 수 있습니다. 표시하려면 ‘{category}’에 동의하셔야 합니다.',
  gateAllow: '‘{category}’ 허용',
};
