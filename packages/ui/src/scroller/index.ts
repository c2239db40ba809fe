export { Scroller } from './scroller';
export { stopWhereItScrolls } from './tab-stop';
