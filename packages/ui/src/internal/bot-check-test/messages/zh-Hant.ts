import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English 48b30ae6. */
export const zhHant: Translation<typeof en> = {
  test: '測試 ReCAPTCHA',
  hide: '隱藏 ReCAPTCHA 測試',
  title: 'ReCAPTCHA 測試',
  note: '供本網站擁有者使用：測試聯絡表格的機械人驗證。不會儲存任何內容。',
  load: '指令碼',
  loading: '載入中…',
  ready: '已就緒',
  notReady: 'ReCAPTCHA 尚未就緒',
  none: '本網站沒有啟用機械人檢測：尚未設定供應商。',
  token: '產生權杖',
  testToken: '產生一個權杖',
  verification: '驗證',
  testVerification: '驗證一個權杖',
  idle: '尚未測試',
  testing: '測試中…',
  success: '成功',
  tokenFailed: '無法產生權杖',
  tokenMissing: '無法產生機械人驗證權杖，或機械人驗證尚未就緒',
  verificationFailed: '驗證失敗',
  networkError: '網絡錯誤',
  score: '分數：{score}',
  action: '動作：',
  codes: '代碼：',
};
