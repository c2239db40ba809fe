/** All of the library's, as a page that is ours as a whole has them. */
import '../packages/ui/src/styles/page.css.ts';
import '../packages/ui/src/styles/widgets.css.ts';
import '../packages/ui/src/styles/extras.css.ts';
import '../packages/ui/src/styles/chart.css.ts';
import '../packages/ui/src/styles/chooser.css.ts';
import '../packages/ui/src/styles/reference.css.ts';
import '../packages/ui/src/styles/tools.css.ts';
import '../packages/ui/src/styles/inbox.css.ts';
import '../packages/ui/src/styles/chat.css.ts';
import '../packages/ui/src/styles/notice-card.css.ts';
