/** chart.css: drawings that carry figures, for pages with one on their first screen, to be inlined; widgets.css has them too. */
import './layers.css';
import '../chart/chart.css';
