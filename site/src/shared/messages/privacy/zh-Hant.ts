import type { StoredCategory, StoredItem } from '@tutoring/domain/stored-items';
import type { PrivacyMessages } from './types';

const purposes: Record<StoredItem['id'], string> = {
  consent: '你對 Cookie 的選擇，免得每一頁都再問',
  bannerShown: '這次瀏覽已顯示過 Cookie 詢問',
  language: '你為某一頁選擇的語言，以便在其他頁面亦提供',
  region: '如果你所在地區有專頁：提示該專頁的一行，直至你開啟或關閉；其後只記住不再提示',
  saved: '本網站的頁面及其工具和清單，沒有網絡時亦可開啟',
  installDismissed: '你何時對安裝提示選了「稍後再說」，一星期內不再詢問',
  installAvailable: '這次瀏覽中，瀏覽器何時可以安裝本網站',
  keptForms: '網站更新、頁面重新載入時，你已在表格填寫的內容',
  toolDraft: '你在計算工具填寫的內容，重新載入後仍在',
  toolKept: '你要求裝置保留的、在計算工具填寫的內容',
  calendarExport: '溫習計劃的日曆檔案有哪些日子，以便下一個檔案取消不再需要的；可用計劃內的「清除內容」刪除',
  studyPlan: '你正在跟隨的溫習計劃，連同剔號和備註；在計劃工具按「刪除計劃」即可刪除',
  planCalendar:
    '如果你把溫習計劃放到了手機：該日曆在我們伺服器上的網址，以及用來更改它的密鑰；在計劃工具按「從伺服器刪除」即可一併刪除',
  answers: '你對練習題的答案，下次開啟時仍在',
  leadDraft: '你已寫但未提交的訊息，重新載入後仍在',
  pages: '你已選擇但未提交的功課頁面，重新載入後仍在',
  sentLead:
    '你提交的訊息的參考編號，避免重複提交；你的姓名、電郵地址和訊息，直至多謝頁面把它們放進預約日曆的連結並顯示訊息',
  chat: '你的提問和我們頁面的回答，以便在下一頁繼續對話',
  recentSearches: '你最近的搜尋，以便再次使用',
  noSearchKey: '你不想用快捷鍵開啟搜尋',
  dismissedOffer: '你關閉了哪個優惠，使其不再出現',
  offerShown: '這次瀏覽中你已看過哪張優惠卡，使其只出現一次',
  attribution: '你首次和最近一次經哪則廣告、哪期電郵或哪個頁面來到這裏',
  ga: '分辨不同瀏覽器的瀏覽',
  gaSession: '分辨先後的瀏覽',
  gcl: '哪則廣告帶來預約',
  gac: '哪次推廣帶來預約',
  recaptcha: '你使用聯絡表格時，分辨真人與機械人',
  recaptchaPage: '你使用聯絡表格時，分辨真人與機械人',
};

const categories: Record<StoredCategory, string> = {
  necessary: '必要',
  functional: '功能：應你要求',
  analytics: '分析',
  marketing: '市場推廣',
  preferences: '個人偏好',
};

const where: Record<StoredItem['where'], string> = {
  local: '本機儲存（local storage）',
  session: '工作階段儲存（session storage）',
  cookie: 'Cookie',
  cache: '快取儲存（cache storage）',
  database: '資料庫（IndexedDB）',
};

/** The messages in the tables of the privacy page, in Traditional Chinese for Hong Kong. */
/** From English 234ff47a. */
export const zhHant: PrivacyMessages = {
  purposes,
  categories,
  where,
  table: '本網站在你的瀏覽器儲存的所有內容',
  name: '名稱',
  purpose: '用途',
  place: '位置',
  category: '類別',
  lifetime: '保留多久',
  session: '直至關閉分頁',
  cleared: '直至你清除',
  by: '{purpose}。如本網站使用 {company} 的服務，由 {company} 讀取',
  clear: '清除我要求儲存的內容',
  clearedNow: '已清除。你對 Cookie 的選擇仍然保留，可在頁底的「Cookie 偏好」更改。',
  yours: '你的地區',
  modes: {
    'opt-in': '你允許之前，我們不會儲存任何非必要的內容。',
    'opt-out': '看到通知之後，分析和市場推廣便開始運作，直至你關閉。',
    informational: '你確認通知之前，我們不會儲存任何非必要的內容。',
  },
  mode: 'Cookie',
  laws: '法例',
  rights: '你有權',
  retention: '往來電郵和合約保留多久',
  minors: '未成年人',
  minorsText: '未滿 {age} 歲的，我們會徵求家長同意。',
  minorsLower: '在整個地區，未滿 {age} 歲的，我們都會徵求家長同意；{lowerAges}。',
  contact: '聯絡方式',
  contactText: '法例規定須公布資料保障的聯絡方式：請電郵至 {email}。',
  sources: '資料來源（最後核對：{date}）：{sources}。',
  otherRegions: '其他地區的規定（英文）',
  names: {
    ca: '加拿大（魁北克：見歐洲）',
    us: '美國，以及沒有分開列出的地區',
    eu: '歐洲：歐盟及歐洲經濟區、英國、瑞士；以及魁北克',
    sg: '新加坡',
    hk: '香港',
    ae: '阿聯酋',
    cn: '中國內地',
    jp: '日本',
    kr: '南韓',
    au: '澳洲',
  },
  rules: {
    hk: {
      laws: ['《個人資料（私隱）條例》（第 486 章）'],
      rights: ['查閱你的個人資料', '要求更正', '拒絕把資料用於直接促銷', '向個人資料私隱專員投訴'],
    },
  },
  keep: {
    years: '{years} 年。',
    fulfilled: '{years} 年，或直至目的達成。',
    purposes: '市場推廣 {marketing} 年，合約 {contracts} 年。',
    minimal: '最短的必要時間：你的問題解決後即刪除，最遲一年。',
  },
  deletion: {
    all: '不論是否已回覆，每則訊息都會自動刪除：{us} 年後；來自歐洲的 {eu} 年後，來自南韓的 {kr} 年後，來自中國內地的 {cn} 年後。',
    minor: '由未滿 18 歲的學生提交而我們沒有回覆的，{days} 天後刪除。',
    minorToo: '未滿 18 歲學生的訊息亦包括在內。',
    spam: '垃圾訊息 {days} 天後刪除；看似自動傳送而沒有回覆的訊息亦然。',
    contracts: '往來電郵和合約按你所在地區的期限保留，見本頁的列表。',
  },
};
