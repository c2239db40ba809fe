/** inbox.css: the owner's inbox. Linked by its page alone, behind widgets.css. */
import './layers.css';
import '../inbox/inbox.css';
