import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 9bf90614. */
export const ko: Translation<typeof en> = {
  result: '결과',
  exampleStamp: '예시',
  exampleOf: '예시: {title}',
  startEmpty: '빈 양식으로 시작',
  bring: '결과를 가지고 무료 상담 받기',
  bringHelp:
    '결과는 저희 양식의 메시지에 들어갑니다. 거기에서 고치거나 빼실 수 있습니다. 양식을 보내셔야만 저희에게 전달됩니다.',
  bringLink: '열기: {address}',
  own: '값을 바꾸시면 결과가 바로 나옵니다. 입력하신 값은 이 브라우저에만 남으며, 저희에게 전송되지 않습니다.',
  copyLink: '이 결과의 링크 복사',
  copied: '링크를 복사했습니다. 링크를 여는 사람은 이 결과를 볼 수 있습니다.',
  copyFailed:
    '사용 중인 브라우저가 여기에서 복사를 허용하지 않아 링크를 복사하지 못했습니다. 주소창에서 복사해 주세요.',
  copyFailedInFrame:
    '브라우저가 여기에서 복사를 허용하지 않아 링크를 복사하지 못했습니다. 결과를 새 탭에서 열고 그곳에서 주소를 복사해 주세요.',
  openResult: '결과 열기',
  print: '인쇄하거나 PDF로 저장',
  csv: '표로 저장(CSV)',
  picture: '이미지로 저장',
  pictureFailed: '이 브라우저에서는 이미지를 만들 수 없습니다. 대신 결과를 인쇄해 주세요.',
  nothingToSave: '아직 저장할 결과가 없습니다. 빠진 항목은 양식 옆 결과란에 나와 있습니다.',
  saved: '{file} 파일로 저장했습니다.',
  clear: '입력 내용 지우기',
  cleared: '이 기기에 저장된 내용까지 모두 지웠습니다.',
  undo: '되돌리기',
  keep: '입력 내용을 이 기기에 저장',
  keepHelp: '직접 지우실 때까지 이 브라우저에 남으며, 저희에게 전송되지 않습니다.',
  brokenLink: '링크를 읽을 수 없어 예시를 보여 드립니다. 링크가 잘렸을 수 있으니 다시 받아 주세요.',
  link: '링크에 담긴 입력 내용입니다. 직접 입력하신 내용은 그대로 보관되어 있습니다.',
  linkBack: '내 입력 내용으로 돌아가기',
  linkKeep: '이 내용으로 바꾸기',
  linkKept: '이전 입력 내용 대신 이 내용을 보관합니다.',
  printed: '{date}, {address}',
};
