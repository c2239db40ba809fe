/** reference.css: the reference of a message, on the page that thanks for it. */
import './layers.css';
import '../reference-card/reference-card.css';
