/** widgets.css: the fonts, and what comes after a touch. Linked at the end of the body, cached for ever. */
import './layers.css';
import './fonts.css';
import '../service-finder/service-finder.css';
