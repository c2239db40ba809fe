export { Scroller } from './scroller';
