export { copyText } from '../lib/copy';
