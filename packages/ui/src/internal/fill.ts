export { fill } from '../lib/fill';
export { fillCount } from '../lib/fill-count';
export { fillNodes } from '../lib/fill-nodes';
