import { Footer } from '@tutoring/ui/footer';
import { ja } from '@tutoring/ui/footer/messages/ja';
import data from '../../generated/footer.ja.json';
import { openCookiePreferences } from '../../consent/open';

export default function FooterInJa() {
  return <Footer {...data} messages={ja} onCookiePreferences={openCookiePreferences} />;
}
