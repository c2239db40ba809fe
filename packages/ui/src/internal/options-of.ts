export { optionsOf } from '../lib/options-of';
