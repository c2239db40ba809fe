export { Scroller, type ScrollerProps } from './scroller';
