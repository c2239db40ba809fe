/** widgets.css: the fonts, and what comes after a touch. Linked at the end of the body, cached for ever. */
import './layers.css';
import './fonts.css';
import '../service-finder/service-finder.css';
import '../accordion/accordion.css';
import '../callout/callout.css';
import '../comparison-table/comparison-table.css';
import '../figure/figure.css';
import '../illustration/illustration.css';
import '../pagination/pagination.css';
import '../person/person.css';
import '../price/price.css';
import '../related-links/related-links.css';
import '../statistic/statistic.css';
import '../step-list/step-list.css';
import '../table-of-contents/table-of-contents.css';
import '../tabs/tabs.css';
import '../testimonial/testimonial.css';
