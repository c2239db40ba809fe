import { useSyncExternalStore, type ReactElement } from 'react';

/** How a kind of toast behaves. */
export interface ToastPreset {
  /** How many are shown at once; an older one gives way. */
  readonly limit: number;
  /** Milliseconds until one closes by itself. */
  readonly duration: number;
  /** Px between those that are shown. */
  readonly gap: number;
}

/** One at a time, for 5 s. */
export const TOAST: ToastPreset = { limit: 1, duration: 5000, gap: 0 };
/** Up to three, for 4 s each. */
export const NOTIFIER: ToastPreset = { limit: 3, duration: 4000, gap: 14 };
/** By the names that a toast is kept with. */
export const PRESETS = { toast: TOAST, notifier: NOTIFIER };
/** Px that a swipe must go to dismiss. */
export const TOAST_SWIPE_THRESHOLD_PX = 50;
/** Milliseconds after which one that was dismissed is forgotten. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** What a toast says. */
export interface ToastOptions {
  /** What has happened, in a few words. */
  title?: string | undefined;
  /** What that means, or what to do now. */
  description?: string | undefined;
  /** A button or a link. A toast with one stays until it is dismissed. */
  action?: ReactElement | undefined;
  /** `destructive`: something failed or was lost. @default "default" */
  variant?: 'default' | 'destructive' | undefined;
}

/** A toast as it is kept. */
export interface Toast extends ToastOptions {
  /** Tells it from the others. */
  readonly id: string;
  /** Whether it is shown; a closed one is kept for a while. */
  readonly open: boolean;
  /** Which function has shown it: `toast()`, or `notify()`. */
  readonly preset: keyof typeof PRESETS;
}

/** What one holds of the toast one has shown. */
export interface ToastHandle {
  /** Tells the toast from the others. */
  readonly id: string;
  /** Says something else in the same toast; what is not named stays. */
  update: (options: ToastOptions) => void;
  /** Closes it. */
  dismiss: () => void;
}

/** Toasts, outside React: whoever has something to say need not be a component. */
export class ToastStore {
  private toasts: readonly Toast[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly removals = new Map<string, ReturnType<typeof setTimeout>>();
  private count = 0;

  /** Those of both presets, newest first. */
  readonly get = () => this.toasts;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  show(options: ToastOptions, preset: keyof typeof PRESETS = 'toast'): ToastHandle {
    const id = `toast-${(this.count += 1)}`;
    const isLike = (toast: Toast) => toast.open && toast.preset === preset;
    let open = 0;
    // A closed one is kept until it is forgotten, and takes no place.
    const places = (toast: Toast) => !isLike(toast) || (open += 1) <= PRESETS[preset].limit;
    this.set([{ ...options, id, open: true, preset }, ...this.toasts].filter(places));
    return {
      id,
      update: (changes) => this.change(id, changes),
      dismiss: () => this.dismiss(id),
    };
  }

  /** Closes a toast; it is forgotten long after, when no animation needs it any more. */
  dismiss(id: string): void {
    if (!this.toasts.some((toast) => toast.id === id)) return;
    this.change(id, { open: false });
    if (this.removals.has(id)) return;
    const removal = setTimeout(() => {
      this.removals.delete(id);
      this.set(this.toasts.filter((toast) => toast.id !== id));
    }, TOAST_REMOVE_DELAY_MS);
    this.removals.set(id, removal);
  }

  private change(id: string, changes: Partial<Toast>): void {
    this.set(this.toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));
  }

  private set(toasts: readonly Toast[]): void {
    this.toasts = toasts;
    this.listeners.forEach((listener) => listener());
  }
}

/** The toasts of this page. */
export const toasts = new ToastStore();

/** Says something that closes by itself: one at a time, for 5 s. Needs a `Toaster` on the page. */
export function toast(options: ToastOptions): ToastHandle {
  return toasts.show(options);
}

/** Says in passing what became of an action: up to three below each other, for 4 s each. Needs a `Toaster` on the page. */
export function notify(options: ToastOptions): ToastHandle {
  return toasts.show(options, 'notifier');
}

/**
 * Calls back while a toast of either preset is open, for pages that bring a `Toaster` only then. Also of what was said before.
 * @returns Ends it.
 */
export function onToast(listener: () => void): () => void {
  const tell = () => {
    if (toasts.get().some(({ open }) => open)) listener();
  };
  tell();
  return toasts.subscribe(tell);
}

const none: readonly Toast[] = [];

/** The toasts of both presets, newest first; closed ones are kept for a while. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
}
