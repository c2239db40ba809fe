import { CookieConsent } from '@tutoring/ui/cookie-consent';
import { ja } from '@tutoring/ui/cookie-consent/messages/ja';
import { useLanguage } from '../mdx/page-data';

export default function ConsentInJa() {
  const { shell } = useLanguage();
  return <CookieConsent messages={ja} site={shell.siteUrl} />;
}
