import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 43d5000b. */
export const ko: Translation<typeof en> = {
  available: '[{available}점]',
  task: '점수를 받을 문장에 체크하세요.',
  count: '내가 준 점수:',
  compare: '튜터의 채점과 비교하기',
  hide: '튜터의 채점 숨기기',
  earns: '튜터, 1점: ',
  earnsNothing: '튜터, 0점: ',
  result: '내 채점: {given}, 튜터의 채점: {earned}.',
  missed: '놓친 곳: {lines}.',
  generous: '튜터가 점수를 주지 않은 곳: {lines}.',
  agreed: '모든 문장에서 튜터와 같습니다.',
  line: '{line}번',
  shareButton: '친구에게 채점 부탁하기',
  share: '나는 이 답안에 {given}점을 줬어. 너는?',
  challenge: '누군가 이 답안에 준 점수는 {given}입니다. 몇 점을 주시겠어요?',
  copied: '링크를 복사했습니다. 친구에게 보내 보세요.',
  failed: '브라우저가 복사를 허용하지 않습니다. 이 페이지의 주소를 복사해 주세요.',
};
