import type { MarkingDetail, MarkingList, MarkingRefusal as Reason, WorkChange } from '@tutoring/domain/marking';
import { DeskError } from '../common/request';

const REFUSALS: Record<Reason | 'gone', readonly [title: string, text: string]> = {
  gone: ['We can’t find these pages', 'The family may have asked us to delete them, or their time is over.'],
  changed: ['Somebody else changed this marking', 'Both versions are kept. Choose below which one continues.'],
  locked: ['Somebody else works on this marking', 'You can read it. It opens for you as soon as it is free.'],
  returned: ['This marking is already returned', 'Somebody sent it while you had it open, so nothing more was sent.'],
};

/** The edge's refusal to read or change a marking. */
export class MarkingRefusal extends DeskError {
  readonly kind: keyof typeof REFUSALS;
  /** The marking as it is now; nothing if it is gone. */
  readonly present: MarkingDetail | undefined;

  constructor(kind: keyof typeof REFUSALS, present?: MarkingDetail) {
    const [title, text] = REFUSALS[kind];
    super(title, text);
    this.name = 'MarkingRefusal';
    this.kind = kind;
    this.present = present;
  }
}

/** Where markings are read and changed. Each function throws a {@link MarkingRefusal} or a RequestError. */
export interface MarkingApi {
  /** Those that wait, the oldest first, then those that were returned, the newest first. */
  list: (signal: AbortSignal) => Promise<MarkingList>;
  read: (reference: string, signal: AbortSignal) => Promise<MarkingDetail>;
  /** Takes or renews the lock. */
  lock: (reference: string) => Promise<MarkingDetail>;
  saveDraft: (reference: string, change: WorkChange) => Promise<MarkingDetail>;
  /** Sends the link to the family. */
  giveBack: (reference: string, change: WorkChange) => Promise<MarkingDetail>;
  /** Takes the link back. */
  revoke: (reference: string, seen: { version: number }) => Promise<MarkingDetail>;
  /** The link was sent in another way: no mail is sent any more. */
  endMail: (reference: string, seen: { version: number }) => Promise<MarkingDetail>;
  /** The address of a page's image. @param position From 0. */
  pageSource: (reference: string, position: number) => string;
}
