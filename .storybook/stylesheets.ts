/** All styles of the library, as on a page that uses nothing else. */
import '../packages/ui/src/styles/layers.css.ts';
import '../packages/ui/src/styles/theme.css.ts';
import '../packages/ui/src/styles/stand-ins.css.ts';
import '../packages/ui/src/styles/fonts.css.ts';
import '../packages/ui/src/styles/reset.css.ts';
import '../packages/ui/src/generated/components.ts';
