/** chat.css: what stands in the chat's panel. Fetched when somebody opens it, behind widgets.css. */
import './layers.css';
import '../chat/chat.css';
