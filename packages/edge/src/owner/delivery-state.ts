import type { DeliveryState } from '@tutoring/domain/inbox';

/** What the database says of a lead's delivery; nothing of one that is not sent on. */
export interface DeliveryRow {
  is_sent: number;
  attempts: number | null;
  delivered_at: number | null;
  dead_since: number | null;
}

/** The same in a word. */
export function stateOf({ is_sent, attempts, delivered_at, dead_since }: DeliveryRow): DeliveryState {
  if (!is_sent) return 'none';
  if (delivered_at !== null) return 'delivered';
  if (dead_since !== null) return 'dead';
  return attempts ? 'failing' : 'waiting';
}
