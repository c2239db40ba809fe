import type { DeliveryState } from '@tutoring/domain/inbox';

/** The delivery of a lead in the database; empty if it is not queued. */
export interface DeliveryRow {
  is_sent: number;
  attempts: number | null;
  delivered_at: number | null;
  dead_since: number | null;
}

/** The state of a delivery. */
export function stateOf({ is_sent, attempts, delivered_at, dead_since }: DeliveryRow): DeliveryState {
  if (!is_sent) return 'none';
  if (delivered_at !== null) return 'delivered';
  if (dead_since !== null) return 'dead';
  return attempts ? 'failing' : 'waiting';
}
