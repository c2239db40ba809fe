export { Toaster } from './toaster';
export type { ToasterProps } from './toaster';
export {
  NOTIFIER,
  notify,
  onToast,
  toast,
  TOAST,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_THRESHOLD_PX,
  useToasts,
} from './store';
export type { Toast, ToastHandle, ToastOptions, ToastPreset } from './store';
