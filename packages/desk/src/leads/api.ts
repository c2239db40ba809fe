import type {
  InboxFilter,
  InboxList,
  InboxQuery,
  LeadDetail,
  Note,
  LeadVersion,
  StatusChange,
} from '@tutoring/domain/inbox';
import { DeskError } from '../common/request';

const REFUSALS = {
  gone: ['We can’t find this lead', 'Somebody may have deleted it, or its time may be over. Go back to the list.'],
  changed: [
    'Somebody else changed this lead',
    'It changed while you had it open, so we didn’t save your change. You now see the latest version: decide again.',
  ],
} as const;

/** The edge's refusal to read or change a lead. */
export class LeadRefusal extends DeskError {
  readonly kind: keyof typeof REFUSALS;
  /** Of `changed`: the lead as it is now. */
  readonly present: LeadDetail | undefined;

  constructor(kind: keyof typeof REFUSALS, present?: LeadDetail) {
    const [title, text] = REFUSALS[kind];
    super(title, text);
    this.name = 'LeadRefusal';
    this.kind = kind;
    this.present = present;
  }
}

/** Where the inbox reads and changes leads. Each function throws a {@link LeadRefusal} or a RequestError. */
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
