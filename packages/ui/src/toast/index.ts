export { Toaster } from './toaster';
export type { ToasterProps } from './toaster';
export { notify, onToast, toast, useToasts } from './store';
export type { Toast, ToastHandle, ToastOptions } from './store';
