/** What a page's first screen may be made of. */
import '../layout/layout.css';
import '../text/text.css';
import '../button/button.css';
import '../icon/icon.css';
import '../navigation-menu/navigation-menu.css';
import '../header/header.css';
import '../promo-banner/promo-banner.css';
import '../notice-strip/notice-strip.css';
import '../badge/badge.css';
import '../marks/marks.css';
import '../hero/hero.css';
import '../breadcrumbs/breadcrumbs.css';
import '../language-switcher/language-switcher.css';
import '../search/search.css';
import '../illustration/illustration.css';
