/** notice-card.css: cards over the page. Fetched with the first of them, behind widgets.css. */
import './layers.css';
import '../notice-card/notice-card.css';
