import { CookieConsent } from '@tutoring/ui/cookie-consent';
import { ar } from '@tutoring/ui/cookie-consent/messages/ar';
import { useLanguage } from '../mdx/page-data';

export default function ConsentInAr() {
  const { shell } = useLanguage();
  return <CookieConsent messages={ar} site={shell.siteUrl} />;
}
