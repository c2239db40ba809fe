import type { Translation } from '../../lib/translation';
import type { en } from './en';

export const ko: Translation<typeof en> = {
  title: '무료 상담 신청',
  role: '신청하시는 분',
  role_parent: '학부모',
  role_student: '학생',
  role_school: '학교 관계자',
  name: '이름',
  email: '이메일 주소',
  emailHelp: '이 주소로 답장을 드리며, 다른 용도로는 사용하지 않습니다.',
  programme: '과정',
  programme_ib: 'IB 디플로마',
  programme_ap: 'AP',
  programme_unsure: '아직 모르겠어요',
  message: '미리 알려 주실 내용(선택)',
  messageHelp: '과목, 레벨(HL/SL), 시험 시기를 적어 주시면 알맞은 튜터를 찾는 데 도움이 됩니다.',
  send: '보내기',
  sending: '보내는 중…',
  summary: '다음 항목을 확인해 주세요',
  role_required: '신청하시는 분을 선택해 주세요.',
  name_required: '이름을 입력해 주세요.',
  name_too_long: '이름이 120자를 넘습니다. 줄여서 입력해 주세요.',
  email_required: '이메일 주소를 입력해 주세요.',
  email_invalid: '이메일 주소 형식이 아닌 것 같습니다. name@example.com과 같은 형식이어야 합니다.',
  email_too_long: '주소가 이메일의 최대 길이인 254자를 넘습니다.',
  programme_required: '과정을 선택해 주세요. 정하지 않으셨다면 ‘아직 모르겠어요’를 선택하시면 됩니다.',
  message_too_long: '내용이 4,000자를 넘습니다. 줄여서 입력해 주세요.',
  failedOffline:
    '오프라인 상태인 것 같아 보내지 못했습니다. 입력하신 내용은 그대로 남아 있으니, 연결된 뒤 다시 보내 주세요.',
  failedBusy:
    '한꺼번에 많은 문의가 들어와 접수하지 못했습니다. 입력하신 내용은 그대로 남아 있으니, 1분 뒤에 다시 보내 주세요.',
  failedServer: '저희 쪽 문제로 보내지 못했습니다. 입력하신 내용은 그대로 남아 있으니, 다시 보내 주세요.',
  failedForeign:
    '저희 사이트의 페이지에서 보낸 것이 아니어서 접수하지 않았습니다. 입력하신 내용은 그대로 남아 있으니, 직접 쓰신 것이라면 다시 보내 주세요.',
  failedLarge: '내용이 너무 길어 보내지 못했습니다. 앞부분만 남아 있으니, 줄여서 다시 보내 주세요.',
};
