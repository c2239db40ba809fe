/** extras.css: what the first screens of a few pages show. Inlined or linked behind core.css by those alone. */
import './layers.css';
import '../marked-script/marked-script.css';
import '../reference-card/reference-card.css';
import '../search/search-results.css';
