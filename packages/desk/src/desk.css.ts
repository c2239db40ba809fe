/** desk.css: the owner's screens. Their pages link it, and no other page. */
import './inbox/inbox.css';
