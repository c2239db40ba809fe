export { Dialog, DialogClose, DialogHeader, DialogTitle, DialogTrigger } from './dialog';
export type { DialogCloseProps, DialogProps, DialogTriggerProps } from './dialog';
// For `import * as Dialog from '@tutoring/ui/dialog'`: `<Dialog.Root>`, in server components too.
export {
  Dialog as Root,
  DialogClose as Close,
  DialogHeader as Header,
  DialogTitle as Title,
  DialogTrigger as Trigger,
} from './dialog';
