export { fill } from '../lib/fill';
