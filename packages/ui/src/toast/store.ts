import { useSyncExternalStore, type ReactElement } from 'react';

/** How a kind of toast behaves. */
export interface ToastPreset {
  /** The maximum number of open toasts. A new one replaces the oldest. */
  readonly limit: number;
  /** How long a toast is open, in milliseconds. */
  readonly duration: number;
  /** The gap between toasts, in px. */
  readonly gap: number;
}

/** One at a time, for 5 s. */
export const TOAST: ToastPreset = { limit: 1, duration: 5000, gap: 0 };
/** Up to three, for 4 s each. */
export const NOTIFIER: ToastPreset = { limit: 3, duration: 4000, gap: 14 };
/** The presets, by the value of `Toast.preset`. */
export const PRESETS = { toast: TOAST, notifier: NOTIFIER };
/** The length of a swipe that dismisses a toast, in px. */
export const TOAST_SWIPE_THRESHOLD_PX = 50;
/** How long the store keeps a dismissed toast, in milliseconds. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** The content of a toast. */
export interface ToastOptions {
  /** What happened, in a few words. */
  title?: string | undefined;
  /** What that means, or what to do now. */
  description?: string | undefined;
  /** A button or a link. A toast with one stays until it is dismissed. */
  action?: ReactElement | undefined;
  /** `destructive` means that something failed or was lost. @default "default" */
  variant?: 'default' | 'destructive' | undefined;
}

/** A toast in the store. */
export interface Toast extends ToastOptions {
  /** The unique id. */
  readonly id: string;
  /** Whether it is open. The store keeps a closed toast for a while. */
  readonly open: boolean;
  /** The function that showed it: `toast()` or `notify()`. */
  readonly preset: keyof typeof PRESETS;
}

/** Controls a toast after it is shown. */
export interface ToastHandle {
  /** The toast's id. */
  readonly id: string;
  /** Changes the toast's content. Omitted options stay as they are. */
  update: (options: ToastOptions) => void;
  /** Closes the toast. */
  dismiss: () => void;
}

/** Stores toasts outside React, so that code outside components can show one. */
export class ToastStore {
  private toasts: readonly Toast[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly removals = new Map<string, ReturnType<typeof setTimeout>>();
  private count = 0;

  /** The toasts of both presets, newest first. */
  readonly get = () => this.toasts;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  show(options: ToastOptions, preset: keyof typeof PRESETS = 'toast'): ToastHandle {
    const id = `toast-${(this.count += 1)}`;
    const isLike = (toast: Toast) => toast.open && toast.preset === preset;
    let open = 0;
    // A closed toast does not count towards the limit.
    const places = (toast: Toast) => !isLike(toast) || (open += 1) <= PRESETS[preset].limit;
    this.set([{ ...options, id, open: true, preset }, ...this.toasts].filter(places));
    return {
      id,
      update: (changes) => this.change(id, changes),
      dismiss: () => this.dismiss(id),
    };
  }

  /** Closes a toast. The store removes it much later, when no animation needs it. */
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

/** Shows a toast: one at a time, for 5 s. Needs a `Toaster` on the page. */
export function toast(options: ToastOptions): ToastHandle {
  return toasts.show(options);
}

/** Shows the outcome of an action: up to three toasts in a stack, for 4 s each. Needs a `Toaster` on the page. */
export function notify(options: ToastOptions): ToastHandle {
  return toasts.show(options, 'notifier');
}

/**
 * Calls `listener` whenever the toasts change while one is open, and at once if one is open now. Pages use it to load a
 * `Toaster` only when they need one.
 * @returns Removes the listener.
 */
export function onToast(listener: () => void): () => void {
  const tell = () => {
    if (toasts.get().some(({ open }) => open)) listener();
  };
  tell();
  return toasts.subscribe(tell);
}

const none: readonly Toast[] = [];

/** The toasts of both presets, newest first. Closed toasts stay in the list for a while. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
}
