export { Highlight, Kicker, Lead, Prose, Scroller, Small } from './text';
