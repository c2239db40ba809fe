import type { Translation } from '../../../lib/translation';
import type { en } from './en';

/** From English d3315846. */
export const zhHans: Translation<typeof en> = {
  heading: '将本网站安装为应用',
  text: '应用有自己的图标；没有网络时，也能打开已保存的内容：读过的页面、工具和指南。',
  install: '安装',
  later: '以后再说',
  howTo: '使用说明',
  failed: '安装失败',
  unavailable: '无法显示安装提示',
  instead: '您的浏览器菜单中可能有“安装”或“添加到主屏幕”。',
};
