import type { ConditionLine } from '@tutoring/domain/ib-diploma';
import { fill } from '../lib/fill';
import type { Words } from './words';

/** The text of a condition. */
export function conditionText(line: ConditionLine, words: Words): string {
  return fill(words[`condition_${line.condition}`], 'limit' in line ? { limit: String(line.limit) } : {});
}

/** The value that a condition counts, and by how much it fails. */
export function standingText(line: ConditionLine, words: Words): string {
  if (line.condition === 'misconduct') return words.none;
  if (line.condition === 'cas') return line.met ? words.casDone : words.casOpen;
  const value = String(line.value);
  if (line.met) return value;
  return fill(line.bound === 'at-least' ? words.short : words.over, { value, short: String(line.shortBy) });
}
