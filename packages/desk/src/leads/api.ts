import type {
  InboxFilter,
  InboxList,
  InboxQuery,
  LeadDetail,
  Note,
  LeadVersion,
  StatusChange,
} from '@tutoring/domain/inbox';

/** What can keep the inbox from an answer. */
export type InboxTroubleKind = 'signed-out' | 'offline' | 'gone' | 'changed' | 'failed';

/** What the functions of an {@link InboxApi} throw; anything else counts as `failed`. */
export class InboxTrouble extends Error {
  readonly kind: InboxTroubleKind;
  /** Of `changed`: the lead as it is now. */
  readonly present: LeadDetail | undefined;

  constructor(kind: InboxTroubleKind, present?: LeadDetail) {
    super(kind);
    this.name = 'InboxTrouble';
    this.kind = kind;
    this.present = present;
  }
}

/** Where the inbox reads and changes leads. Each function throws an {@link InboxTrouble}. */
export interface InboxApi {
  /** A page of leads, the newest first. */
  list: (query: InboxQuery, signal: AbortSignal) => Promise<InboxList>;
  /** A lead with all that is known of it. */
  read: (reference: string, signal: AbortSignal) => Promise<LeadDetail>;
  /** Changes how far a lead is: new, answered, booked or spam. */
  setStatus: (reference: string, change: StatusChange) => Promise<LeadDetail>;
  /** Adds a note to its history. */
  addNote: (reference: string, note: Note) => Promise<LeadDetail>;
  /** Sends it to all receivers once more. */
  requeue: (reference: string, version: LeadVersion) => Promise<LeadDetail>;
  /** Moves it out of the spam. */
  markNotSpam: (reference: string, version: LeadVersion) => Promise<LeadDetail>;
  /** Deletes it for good. */
  forget: (reference: string, version: LeadVersion) => Promise<void>;
  /** The address of a table of the leads that fit. */
  exportHref: (filter: InboxFilter) => string;
}

/** What an error means to somebody who reads. */
export function troubleOf(error: unknown): InboxTrouble {
  return error instanceof InboxTrouble ? error : new InboxTrouble('failed');
}
