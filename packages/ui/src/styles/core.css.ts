/** core.css: whatever stands in a page's HTML. Inlined in each page, so each byte is paid on every visit. */
import './layers.css';
import './theme.css';
import './stand-ins.css';
import './reset.css';
import './base.css';
import '../layout/layout.css';
import '../text/text.css';
import '../button/button.css';
import '../header/header.css';
import '../hero/hero.css';
import '../breadcrumbs/breadcrumbs.css';
import '../language-switcher/language-switcher.css';
import '../card/card.css';
import '../lead-form/lead-form.css';
import '../reference-card/reference-card.css';
import '../footer/footer.css';
