import type { Language } from '@tutoring/domain/languages';
import { MarkedPage, type MarkedPageProps } from '@tutoring/ui/marked-page';
import { ar } from '@tutoring/ui/marked-page/messages/ar';
import { de } from '@tutoring/ui/marked-page/messages/de';
import { en } from '@tutoring/ui/marked-page/messages/en';
import { es } from '@tutoring/ui/marked-page/messages/es';
import { fr } from '@tutoring/ui/marked-page/messages/fr';
import { it } from '@tutoring/ui/marked-page/messages/it';
import { ja } from '@tutoring/ui/marked-page/messages/ja';
import { ko } from '@tutoring/ui/marked-page/messages/ko';
import { nl } from '@tutoring/ui/marked-page/messages/nl';
import { zhHans } from '@tutoring/ui/marked-page/messages/zh-Hans';
import { zhHant } from '@tutoring/ui/marked-page/messages/zh-Hant';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const MESSAGES = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans, ja, ko, ar, es, fr, de, it, nl };

/** The HTML of a marked page. The component is the only place that knows its markup (docs/adr/0058). */
export function renderMarkedPage(props: Omit<MarkedPageProps, 'messages'>, language: Language): string {
  return renderToStaticMarkup(createElement(MarkedPage, { ...props, messages: MESSAGES[language] }));
}
