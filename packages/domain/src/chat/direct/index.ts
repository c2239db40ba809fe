export { directAnswer, prepareDirect } from './direct';
