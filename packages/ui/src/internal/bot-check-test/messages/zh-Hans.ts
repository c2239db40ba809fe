import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English 48b30ae6. */
export const zhHans: Translation<typeof en> = {
  test: '测试 ReCAPTCHA',
  hide: '隐藏 ReCAPTCHA 测试',
  title: 'ReCAPTCHA 测试',
  note: '供本网站所有者使用：测试联系表单的机器人验证。不会保存任何内容。',
  load: '脚本',
  loading: '正在加载…',
  ready: '已就绪',
  notReady: 'ReCAPTCHA 尚未就绪',
  none: '本网站没有启用机器人检测：尚未设置提供商。',
  token: '生成令牌',
  testToken: '生成一个令牌',
  verification: '验证',
  testVerification: '验证一个令牌',
  idle: '尚未测试',
  testing: '正在测试…',
  success: '成功',
  tokenFailed: '无法生成令牌',
  tokenMissing: '无法生成机器人验证令牌，或机器人验证尚未就绪',
  verificationFailed: '验证失败',
  networkError: '网络错误',
  score: '分数：{score}',
  action: '操作：',
  codes: '代码：',
};
