/** Toasts without what shows them. */
export { onToast } from '../toast/store';
