import type { Translation } from '../../lib/translation';
import type { en } from './en';

/** From English 43d5000b. */
export const zhHant: Translation<typeof en> = {
  available: '［{available}分］',
  task: '勾出所有可得分的句子。',
  count: '你給的分數：',
  compare: '對照導師的批改',
  hide: '收起導師的批改',
  earns: '導師，得一分：',
  earnsNothing: '導師，不得分：',
  result: '你給了{given}，導師給了{earned}。',
  missed: '你漏看了{lines}。',
  generous: '導師沒有給分的是{lines}。',
  agreed: '每一句都與導師一致。',
  line: '第{line}句',
  shareButton: '請朋友也來批改',
  share: '這份答案我給了{given}分，你呢？',
  challenge: '有人給這份答案打了{given}。你給幾分？',
  copied: '連結已複製，可以傳給朋友。',
  failed: '瀏覽器不允許複製，請複製本頁網址。',
};
