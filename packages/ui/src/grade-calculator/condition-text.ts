import type { ConditionLine } from '@tutoring/domain/ib-diploma';
import { fill } from '../lib/fill';
import type { Messages } from './translation';

/** The text of a condition. */
export function conditionText(line: ConditionLine, messages: Messages): string {
  return fill(messages[`condition_${line.condition}`], 'limit' in line ? { limit: String(line.limit) } : {});
}

/** The value that a condition counts, and by how much it fails. */
export function standingText(line: ConditionLine, messages: Messages): string {
  if (line.condition === 'misconduct') return messages.none;
  if (line.condition === 'cas') return line.met ? messages.casDone : messages.casOpen;
  const value = String(line.value);
  if (line.met) return value;
  return fill(line.bound === 'at-least' ? messages.short : messages.over, { value, short: String(line.shortBy) });
}
