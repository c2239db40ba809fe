import type { StoredCategory, StoredItem } from '@tutoring/domain/stored-items';
import type { PrivacyMessages } from './types';

const purposes: Record<StoredItem['id'], string> = {
  consent: '您对Cookie的选择，免得每一页都要再问',
  bannerShown: '本次访问中已显示过Cookie询问',
  language: '您为某一页选择的语言，以便在其他页面也提供',
  region: '如果您所在地区有专页：提示该专页的那一行，直到您打开或关闭它；之后只记住不再提示',
  saved: '本网站的页面及其工具和清单，没有网络时也能打开',
  installDismissed: '您何时对安装提示选了“以后再说”，一周内不再询问',
  installAvailable: '本次访问中浏览器何时可以安装本网站',
  keptForms: '网站更新、页面重新加载时，您已在表单中填写的内容',
  toolDraft: '您在计算工具中填写的内容，重新加载后仍在',
  toolKept: '您要求设备保留的、在计算工具中填写的内容',
  calendarExport: '学习计划的日历文件含有哪些日子，以便下一个文件取消不再需要的；可用计划中的“清除内容”删除',
  studyPlan: '您正在执行的学习计划，包括勾选和备注；在规划工具中点“删除计划”即可删除',
  planCalendar:
    '如果您把学习计划放到了手机上：该日历在我们服务器上的地址，以及用来更改它的密钥；在规划工具中点“从服务器删除”即可一并删除',
  answers: '您对练习题的回答，下次打开时仍在',
  leadDraft: '您写了但尚未提交的留言，重新加载后仍在',
  pages: '您已选择但尚未提交的作业页面，重新加载后仍在',
  sentLead:
    '您提交的留言的受理编号，避免重复提交；您的姓名、邮箱和留言，直到感谢页面把它们放进预约日历的链接并显示留言',
  chat: '您的提问和我们页面给出的回答，以便在下一页继续对话',
  recentSearches: '您最近的搜索，以便再次使用',
  noSearchKey: '您不想用快捷键打开搜索',
  dismissedOffer: '您关闭了哪个优惠，使其不再出现',
  offerShown: '本次访问中您已看过哪个优惠卡片，使其只出现一次',
  attribution: '您第一次和最近一次从哪则广告、哪期邮件或哪个页面来到这里',
  ga: '区分不同浏览器的访问',
  gaSession: '区分先后的访问',
  gcl: '哪则广告带来了预约',
  gac: '哪次推广带来了预约',
  recaptcha: '您使用联系表单时，区分真人与机器',
  recaptchaPage: '您使用联系表单时，区分真人与机器',
};

const categories: Record<StoredCategory, string> = {
  necessary: '必要',
  functional: '功能：应您要求',
  analytics: '分析',
  marketing: '营销',
  preferences: '个人偏好',
};

const where: Record<StoredItem['where'], string> = {
  local: '本地存储（local storage）',
  session: '会话存储（session storage）',
  cookie: 'Cookie',
  cache: '缓存存储（cache storage）',
  database: '数据库（IndexedDB）',
};

/** The messages in the tables of the privacy page, in Simplified Chinese. */
/** From English 234ff47a. */
export const zhHans: PrivacyMessages = {
  purposes,
  categories,
  where,
  table: '本网站在您浏览器中存储的全部内容',
  name: '名称',
  purpose: '用途',
  place: '位置',
  category: '类别',
  lifetime: '保留多久',
  session: '直到关闭标签页',
  cleared: '直到您清除',
  by: '{purpose}。如果本网站使用{company}的服务，由{company}读取',
  clear: '清除我要求存储的内容',
  clearedNow: '已清除。您对Cookie的选择仍然保留，可在页面底部的“Cookie偏好”中更改。',
  yours: '您的地区',
  modes: {
    'opt-in': '您允许之前，我们不存储任何非必要的内容。',
    'opt-out': '看到通知之后，分析和营销即开始运行，直到您关闭。',
    informational: '您确认通知之前，我们不存储任何非必要的内容。',
  },
  mode: 'Cookie',
  laws: '法律',
  rights: '您有权',
  retention: '往来邮件和合同保留多久',
  minors: '未成年人',
  minorsText: '未满{age}岁的，我们征求家长同意。',
  minorsLower: '在整个地区，未满{age}岁的，我们都征求家长同意；{lowerAges}。',
  contact: '联系方式',
  contactText: '法律要求公布数据保护的联系方式：请写信到{email}。',
  sources: '资料来源（核对日期：{date}）：{sources}。',
  otherRegions: '其他地区的规定（英文）',
  names: {
    ca: '加拿大（魁北克：见欧洲）',
    us: '美国，以及没有单独列出的地区',
    eu: '欧洲：欧盟和欧洲经济区、英国、瑞士；以及魁北克',
    sg: '新加坡',
    hk: '中国香港',
    ae: '阿联酋',
    cn: '中国内地',
    jp: '日本',
    kr: '韩国',
    au: '澳大利亚',
  },
  rules: {
    cn: {
      laws: ['《中华人民共和国个人信息保护法》', '《中华人民共和国数据安全法》', '《中华人民共和国网络安全法》'],
      rights: [
        '知悉并决定个人信息的处理',
        '查阅、复制、更正和删除个人信息',
        '撤回同意',
        '在个人信息出境之前单独表示同意',
      ],
    },
    sg: {
      laws: ['《2012年个人数据保护法》（PDPA）'],
      rights: ['查阅您的数据，以及过去一年中的使用情况', '要求更正', '撤回同意', '向个人数据保护委员会（PDPC）投诉'],
    },
  },
  keep: {
    years: '{years}年。',
    fulfilled: '{years}年，或到目的达成为止。',
    purposes: '营销{marketing}年，合同{contracts}年。',
    minimal: '最短必要时间：您的问题解决后即删除，最迟一年。',
  },
  deletion: {
    all: '无论是否回复过，每条留言都会自动删除：{us}年后；来自欧洲的{eu}年后，来自韩国的{kr}年后，来自中国内地的{cn}年后。',
    minor: '留言者未满18岁而我们没有回复的，{days}天后删除。',
    minorToo: '未满18岁学生的留言也包括在内。',
    spam: '垃圾留言{days}天后删除；看似自动发送、又没有回复的留言也一样。',
    contracts: '往来邮件和合同按您所在地区的期限保留，见本页的列表。',
  },
};
