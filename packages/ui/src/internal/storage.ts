export { safeStorage } from '../lib/storage';
