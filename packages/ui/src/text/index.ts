export { Highlight, Kicker, Lead, Prose, Small } from './text';
