/** core.css: our parts of a first screen, on any page. */
import './layers.css';
import './theme.css';
import './stand-ins.css';
import './own-elements.css';
import './first-screen.css';
