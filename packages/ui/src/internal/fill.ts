export { fill } from '../lib/fill';
export { fillNodes } from '../lib/fill-nodes';
