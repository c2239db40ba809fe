/** chooser.css: the pile of scripts, on a page that has one. Inlined or linked behind extras.css. */
import './layers.css';
import '../script-chooser/script-chooser.css';
