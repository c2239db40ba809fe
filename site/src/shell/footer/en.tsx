import { Footer } from '@tutoring/ui/footer';
import { en } from '@tutoring/ui/footer/messages/en';
import data from '../../generated/footer.en.json';
import { openCookiePreferences } from '../../consent/open';

export default function FooterInEn() {
  return <Footer {...data} messages={en} onCookiePreferences={openCookiePreferences} />;
}
