import {
  MARKING_LOCK_MINUTES,
  type MarkedWork,
  type MarkingDetail,
  type MarkingLine,
  type MarkingRecord,
  type ReturnMail,
  type WorkChange,
} from '@tutoring/domain/marking';
import { MarkingRefusal, type MarkingApi } from './api';
import { isSameWork, NO_WORK } from './marks';
import { SAMPLE_SIZE, samplePage } from './sample-page';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Somebody else who works on samples. */
export const OTHER_TUTOR = 'other-tutor@example.com';
/** The references of the samples. */
export const SAMPLES = {
  waiting: 'L-2345-6722',
  arabic: 'L-2345-6723',
  locked: 'L-2345-6724',
  noParent: 'L-2345-6725',
  returned: 'L-2345-6726',
  revoked: 'L-2345-6727',
  refused: 'L-2345-6728',
} as const;

const WORK: MarkedWork = {
  marks: [
    {
      id: 'sample-1',
      page: 0,
      kind: 'tick',
      box: { x: 0.82, y: 0.2, width: 0.045, height: 0.03 },
      note: '',
    },
    {
      id: 'sample-2',
      page: 0,
      kind: 'underline',
      box: { x: 0.36, y: 0.345, width: 0.38, height: 0.03 },
      note: 'Look at the equation again: two HCl for each CaCO3.',
    },
    {
      id: 'sample-3',
      page: 0,
      kind: 'ring',
      box: { x: 0.12, y: 0.545, width: 0.3, height: 0.045 },
      note: 'Per second? With more energy? Say which, and why a larger surface brings them.',
    },
  ],
  grade: '4/6',
  comment: 'The method is right. Check each ratio against the equation, then try question 3 of the same paper.',
};

const sample = (reference: string, patch: Partial<MarkingRecord> = {}): MarkingRecord => ({
  reference,
  receivedAt: from(-5 * HOUR_MS),
  dueAt: from(20 * HOUR_MS),
  name: 'Sample Student',
  role: 'student',
  programme: 'ib',
  subjects: 'Chemistry HL',
  pages: 2,
  isBegun: false,
  lock: null,
  returnedAt: null,
  link: null,
  sampleWithdrawnAt: null,
  mail: null,
  message: 'Why did I only get half of the marks for the last two lines?\nIs my working clear enough?',
  question: '2.50 g of calcium carbonate react with 0.50 mol/dm3 hydrochloric acid. Calculate the volume of acid. [6]',
  age: '16',
  language: 'en',
  maySample: false,
  sizes: [SAMPLE_SIZE, SAMPLE_SIZE],
  answerTo: 'sample-parent@example.com',
  work: NO_WORK,
  version: 0,
  returned: null,
  deleteAt: null,
  ...patch,
});
const sent = {
  at: from(-2 * DAY_MS),
  by: 'owner@example.com',
  path: '/marked/sample',
  linkExpiresAt: from(28 * DAY_MS),
};
const accepted: ReturnMail = { state: 'accepted', attempts: 1, acceptedAt: sent.at, dueAt: null, lastError: null };

/** Samples: nobody of these exists. */
const samples = (): MarkingRecord[] => [
  sample(SAMPLES.waiting, { dueAt: from(-7 * HOUR_MS), receivedAt: from(-3 * DAY_MS) }),
  sample(SAMPLES.arabic, {
    name: 'نموذج لطالبة',
    language: 'ar',
    subjects: 'Mathematics AA SL',
    message: 'هل خطواتي واضحة؟ (رسالة نموذجية)',
    question: '',
    pages: 1,
    sizes: [SAMPLE_SIZE],
    maySample: true,
  }),
  sample(SAMPLES.locked, {
    name: 'Sample with a name that is as long as names can be in any form',
    isBegun: true,
    work: WORK,
    version: 3,
    lock: { by: OTHER_TUTOR, until: from(6 * 60_000) },
  }),
  sample(SAMPLES.noParent, { name: 'Sample <b>Child</b>', age: 'under-13', answerTo: null }),
  sample(SAMPLES.returned, {
    name: 'Sample Parent',
    role: 'parent',
    work: WORK,
    version: 5,
    returnedAt: sent.at,
    link: { expiresAt: sent.linkExpiresAt, revokedAt: null },
    returned: { ...sent, linkRevokedAt: null },
    mail: accepted,
    deleteAt: from(28 * DAY_MS),
  }),
  sample(SAMPLES.revoked, {
    name: 'Sample Parent of two',
    role: 'parent',
    work: WORK,
    version: 6,
    returnedAt: from(-3 * DAY_MS),
    link: { expiresAt: sent.linkExpiresAt, revokedAt: from(-DAY_MS) },
    returned: { ...sent, path: null, linkRevokedAt: from(-DAY_MS) },
    mail: accepted,
    deleteAt: from(27 * DAY_MS),
  }),
  sample(SAMPLES.refused, {
    name: 'Sample Guardian',
    role: 'parent',
    answerTo: 'sample@exmaple.com',
    work: WORK,
    version: 4,
    returnedAt: sent.at,
    link: { expiresAt: sent.linkExpiresAt, revokedAt: null },
    returned: { ...sent, linkRevokedAt: null },
    mail: { state: 'failing', attempts: 6, acceptedAt: null, dueAt: from(HOUR_MS), lastError: 'HTTP 422' },
    deleteAt: from(28 * DAY_MS),
  }),
];

const lineOf = ({
  reference,
  receivedAt,
  dueAt,
  name,
  role,
  programme,
  subjects,
  pages,
  isBegun,
  lock,
  returnedAt,
  link,
  sampleWithdrawnAt,
  mail,
}: MarkingRecord): MarkingLine => ({
  ...{
    reference,
    receivedAt,
    dueAt,
    name,
    role,
    programme,
    pages,
    isBegun,
    lock,
    returnedAt,
    link,
    sampleWithdrawnAt,
    mail,
  },
  ...(subjects && { subjects }),
});

interface Options extends Partial<MarkingApi> {
  /** The samples, changed. @default as they are */
  change?: (marking: MarkingRecord) => MarkingRecord;
  isEmpty?: boolean;
}

/** Markings of samples, which remember what is done as long as the page is open. */
export function sampleApi({ change = (marking) => marking, isEmpty = false, ...instead }: Options = {}): MarkingApi & {
  /** Somebody else changes a marking. */
  meddle: (reference: string, patch: Partial<MarkingRecord>) => void;
} {
  let all = isEmpty ? [] : samples().map(change);
  const find = (reference: string): MarkingRecord => {
    const found = all.find((one) => one.reference === reference);
    if (!found) throw new MarkingRefusal('gone');
    return found;
  };
  const put = (reference: string, patch: Partial<MarkingRecord>): MarkingDetail => {
    const next = { ...find(reference), ...patch };
    all = all.map((one) => (one.reference === reference ? next : one));
    return { marking: structuredClone(next) };
  };
  const present = (reference: string): MarkingDetail => ({ marking: structuredClone(find(reference)) });
  /** As the edge checks each change. */
  const check = (reference: string, version?: number): MarkingRecord => {
    const now = find(reference);
    const isLocked = now.lock?.by === OTHER_TUTOR && Date.parse(now.lock.until) > Date.now();
    if (now.returned) throw new MarkingRefusal('returned', present(reference));
    if (isLocked) throw new MarkingRefusal('locked', present(reference));
    if (version !== undefined && version !== now.version) throw new MarkingRefusal('changed', present(reference));
    return now;
  };
  const lock = () => ({ by: 'owner@example.com', until: from(MARKING_LOCK_MINUTES * 60_000) });
  const answer = <Value>(work: () => Value): Promise<Value> => new Promise((settle) => settle(work()));
  const write = (reference: string, { work, version }: WorkChange, patch: Partial<MarkingRecord> = {}) => {
    const now = check(reference, version);
    const isSame = isSameWork(now.work, work) && Object.keys(patch).length === 0;
    return put(reference, { work, isBegun: true, lock: lock(), version: isSame ? version : version + 1, ...patch });
  };
  return {
    list: () => answer(() => ({ markings: all.map(lineOf), waitingMax: 12 })),
    read: (reference) => answer(() => present(reference)),
    lock: (reference) =>
      answer(() => {
        check(reference);
        return put(reference, { lock: lock() });
      }),
    saveDraft: (reference, body) => answer(() => write(reference, body)),
    giveBack: (reference, body) =>
      answer(() => {
        const at = from(0);
        return write(reference, body, {
          ...{
            returnedAt: at,
            lock: null,
            link: { expiresAt: from(30 * DAY_MS), revokedAt: null },
            deleteAt: from(30 * DAY_MS),
            mail: { state: 'waiting', attempts: 0, acceptedAt: null, dueAt: at, lastError: null },
          },
          returned: {
            at,
            by: 'owner@example.com',
            path: '/marked/sample',
            linkExpiresAt: from(30 * DAY_MS),
            linkRevokedAt: null,
          },
        });
      }),
    revoke: (reference) =>
      answer(() => {
        const { returned, link } = find(reference);
        const at = from(0);
        return put(reference, {
          link: link && { ...link, revokedAt: at },
          returned: returned && { ...returned, path: null, linkRevokedAt: at },
        });
      }),
    endMail: (reference) =>
      answer(() => {
        const { mail } = find(reference);
        return put(reference, { mail: mail && { ...mail, state: 'none', dueAt: null } });
      }),
    pageSource: (_, position) => samplePage(position),
    meddle: (reference, patch) => void put(reference, patch),
    ...instead,
  };
}
