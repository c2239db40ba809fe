import { ja as price } from '@tutoring/ui/price/messages/ja';
import { ja as markedScript } from '@tutoring/ui/marked-script/messages/ja';
import { ja as badge } from '@tutoring/ui/badge/messages/ja';
import { ja as promoBanner } from '@tutoring/ui/promo-banner/messages/ja';
import { ja as navigationMenu } from '@tutoring/ui/navigation-menu/messages/ja';
import { ja as mobileMenu } from '@tutoring/ui/mobile-menu/messages/ja';
import { ja as dialog } from '@tutoring/ui/dialog/messages/ja';
import { ja as bookingLink } from '@tutoring/ui/booking-link/messages/ja';
import { ja as breadcrumbs } from '@tutoring/ui/breadcrumbs/messages/ja';
import { ja as header } from '@tutoring/ui/header/messages/ja';
import { ja as languageSwitcher } from '@tutoring/ui/language-switcher/messages/ja';
import { ja as relatedLinks } from '@tutoring/ui/related-links/messages/ja';
import shell from '../generated/shell.ja.json';
import type { LanguagePack } from './pack';

export const pack: LanguagePack = {
  words: {
    offerLink: '条件を見る',
    perSession: '（1回）',
    fromPrice: '1回の授業料は{price}からです。',
    ask: 'まずは質問する',
    table: '表：{heading}',
    glanceTitle: '概要',
    glanceSession: 'IBの試験時期',
    glanceLanguages: '授業の言語',
    glanceClock: '時差',
    glanceAhead: 'トロントとの差：1月 {winter}時間、7月 {summer}時間',
    glanceSame: 'トロントと同じ時刻',
    glancePrice: '1回の授業料（最低額）',
    glanceCurrency: '現地の通貨',
    glanceChannel: 'ご連絡',
    schoolsNote: '掲載は推薦や提携を意味するものではありません。実施プログラムは各学校にご確認ください。',
    schoolsAll: '掲載校をすべて見る',
    timesCaption: '現地時間と、講師のいるトロントの時刻',
    timesDays: '曜日',
    timesLocal: '現地時間',
    timesWinter: 'トロント（冬時間）',
    timesSummer: 'トロント（夏時間）',
    by: '{author}',
    updated: '更新',
    minutes: '約{minutes}分で読めます',
    offerEnded: 'このキャンペーンは{date}に終了しました。',
    offerNow: '現在の料金',
    sources: '出典（最終確認：{date}）',
    errorTitle: 'エラーが発生しました',
    errorText:
      '申し訳ございません。予期しない問題が発生しました。ページを再読み込みしてください。解消しない場合は、お問い合わせください。',
    errorRetry: '再試行',
    errorHome: 'ホームへ',
    errorContact: 'お問い合わせ',
  },
  navigationFrom: 'wider',
  shell,
  messages: {
    breadcrumbs,
    header,
    'language-switcher': languageSwitcher,
    'booking-link': bookingLink,
    dialog,
    badge,
    'marked-script': markedScript,
    price,
    'related-links': relatedLinks,
    'mobile-menu': mobileMenu,
    'navigation-menu': navigationMenu,
    'promo-banner': promoBanner,
  },
};
