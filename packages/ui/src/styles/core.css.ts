/** core.css has the tokens, the fonts, and the reset of elements inside our components. */
import './layers.css';
import './theme.css';
import './stand-ins.css';
import './fonts.css';
import './own-elements.css';
