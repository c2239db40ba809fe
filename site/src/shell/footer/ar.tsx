import { Footer } from '@tutoring/ui/footer';
import { ar } from '@tutoring/ui/footer/messages/ar';
import data from '../../generated/footer.ar.json';
import { openCookiePreferences } from '../../consent/open';

export default function FooterInAr() {
  return <Footer {...data} messages={ar} onCookiePreferences={openCookiePreferences} />;
}
