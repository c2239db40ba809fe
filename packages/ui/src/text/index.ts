export { Highlight, Kicker, Lead, Prose, Scroller, Small } from './text';
export { stopWhereItScrolls } from './tab-stop';
