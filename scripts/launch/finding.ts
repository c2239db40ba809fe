import type { LaunchPlace } from '../../packages/domain/src/contract/launch';

/**
 * One thing that must be replaced or checked, as the owner reads it: `what` is a whole sentence, and `heading` names the entry. Several
 * are one decision of the owner (decisions.ts).
 */
export interface Finding extends Omit<LaunchPlace, 'sentence' | 'paragraph' | 'advice'> {
  what: string;
  /** What kind of finding it is, in files that have several kinds. */
  topic?: string;
  /** A warning does not block the launch. */
  kind: 'must' | 'warning';
}
