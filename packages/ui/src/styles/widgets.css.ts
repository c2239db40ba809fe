/** widgets.css: what comes below the first screen or after the first touch. Linked, cached for ever. */
import './layers.css';
import '../footer/footer.css';
import '../lead-form/lead-form.css';
import '../reference-card/reference-card.css';
