/** The English messages of toast. */
export const en = {
  toast: 'Notification',
  toasts: 'Notifications ({hotkey})',
  close: 'Close',
  problem: 'Problem',
} satisfies Record<string, string>;
