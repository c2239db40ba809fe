import { CookieConsent } from '@tutoring/ui/cookie-consent';
import { en } from '@tutoring/ui/cookie-consent/messages/en';
import { useLanguage } from '../mdx/page-data';

export default function ConsentInEn() {
  const { shell } = useLanguage();
  return <CookieConsent messages={en} site={shell.siteUrl} />;
}
