export { INDEX_TIMEOUT_MS, loadIndex } from '../search/load-index';
