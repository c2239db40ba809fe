/** page.css: core.css and reset.css in one, for a page that is ours as a whole: inlined in it, so each byte is paid on every visit. */
import './layers.css';
import './theme.css';
import './stand-ins.css';
import './reset.css';
import './first-screen.css';
