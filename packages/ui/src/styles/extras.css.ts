/** extras.css: the marked script, which stands in many first screens. Inlined or linked behind core.css by those pages. */
import './layers.css';
import '../marked-script/marked-script.css';
