import type { InboxFilter, InboxLead, InboxQuery, LeadDetail } from '@tutoring/domain/inbox';
import { INBOX_PAGE } from '@tutoring/domain/inbox-limits';
import { LeadRefusal, type InboxApi } from './api';

/** Samples: nobody of these exists. */
const PEOPLE: readonly Partial<LeadDetail['lead']>[] = [
  {
    name: 'Sample Parent',
    pagesToMark: 2,
    message: 'Our daughter sits Chemistry HL in May.\nCould we talk this week?',
  },
  { name: 'Sample Student <img src=x onerror=alert(1)>', role: 'student', message: 'javascript:alert(1)' },
  { name: 'نموذج لولي أمر', message: 'نبحث عن مدرس للكيمياء. (رسالة نموذجية)' },
  { name: 'Sample School Coordinator', role: 'school', programme: 'ap', message: '' },
  {
    name: 'Sample with a name that is as long as names can be in any form '.repeat(2).trim(),
    message: 'x'.repeat(400),
  },
];
const STATUSES = ['new', 'new', 'answered', 'booked', 'new'] as const;
const DAY_MS = 86_400_000;
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';

function sample(place: number): LeadDetail {
  const at = new Date(Date.now() - place * 0.4 * DAY_MS - 3_600_000).toISOString();
  const letter = (divisor: number) => LETTERS[Math.floor(place / divisor) % LETTERS.length] ?? '';
  const isSpam = place % 11 === 10;
  return {
    lead: {
      reference: `L-2345-67${letter(LETTERS.length)}${letter(1)}`,
      receivedAt: at,
      role: 'parent',
      name: 'Sample',
      email: `sample-${place}@example.com`,
      answerTo: `sample-${place}@example.com`,
      programme: 'ib',
      message: '',
      page: '/contact',
      details: {
        subjects: 'Chemistry HL, Mathematics AA SL',
        session: '2027-05',
        timeZone: 'Asia/Tokyo',
        times: ['evenings'],
      },
      context: { country: 'JP', timeZone: 'Asia/Tokyo' },
      attribution: { last: { landing: '/jp/en', referrer: 'https://search.example' } },
      region: 'jp',
      deleteAt: new Date(Date.now() + 2000 * DAY_MS).toISOString(),
      review: place === 1 ? 'too_fast' : null,
      status: isSpam ? 'spam' : (STATUSES[place % STATUSES.length] ?? 'new'),
      statusBy: null,
      statusAt: null,
      version: 0,
      ...PEOPLE[place % PEOPLE.length],
    },
    log: place === 0 ? [{ kind: 'note', text: 'Sample note: called at five.', by: 'owner@example.com', at }] : [],
    delivery: {
      state: isSpam ? 'none' : place === 3 ? 'failing' : 'delivered',
      attempts: isSpam ? 0 : 1,
      deliveredAt: at,
      dueAt: at,
      done: { mail: at },
      noReply: place === 3 ? 'refused' : null,
      lastError: place === 3 ? 'HTTP 503' : null,
      deadSince: null,
    },
    duplicates: place === 0 ? [{ reference: 'L-2345-6725', receivedAt: at, status: 'booked' }] : [],
  };
}

function fits({ lead }: LeadDetail, { search = '', status, role, programme, folder, review }: InboxFilter): boolean {
  return (
    (lead.status === 'spam') === (folder === 'spam') &&
    (!status || lead.status === status) &&
    (!role || lead.role === role) &&
    (!programme || lead.programme === programme) &&
    (!review || lead.review !== null) &&
    `${lead.name} ${lead.message} ${lead.reference}`.toLowerCase().includes(search.toLowerCase())
  );
}

function lineOf({ lead, delivery, duplicates }: LeadDetail): InboxLead {
  const { reference, receivedAt, role, programme, name, status, review, details } = lead;
  return {
    ...{ reference, receivedAt, role, programme, name, status, review },
    ...(details.subjects && { subjects: details.subjects }),
    isRepeated: duplicates.length > 0,
    delivery: delivery.state,
  };
}

/** An inbox of samples, which remembers what is done as long as the page is open. @param count Of leads. @default 70 */
export function sampleApi({ count = 70, ...instead }: Partial<InboxApi> & { count?: number } = {}): InboxApi {
  let leads = Array.from({ length: count }, (_, place) => sample(place));
  const find = (reference: string) => {
    const found = leads.find(({ lead }) => lead.reference === reference);
    return found ? Promise.resolve(found) : Promise.reject(new LeadRefusal('gone'));
  };
  const change = async (reference: string, make: (before: LeadDetail) => LeadDetail) => {
    const before = await find(reference);
    const { lead, ...after } = make(before);
    const next = { ...after, lead: { ...lead, version: lead.version + 1 } };
    leads = leads.map((one) => (one === before ? next : one));
    return next;
  };
  const entry = (kind: string, text: string) => ({ kind, text, by: 'owner@example.com', at: new Date().toISOString() });
  const withStatus = (reference: string, status: LeadDetail['lead']['status']) =>
    change(reference, (before) => ({
      ...before,
      lead: { ...before.lead, status },
      log: [...before.log, entry('status', status)],
    }));
  return {
    list({ cursor = '0', ...filter }: InboxQuery) {
      const begin = Number(cursor);
      const all = leads.filter((one) => fits(one, filter));
      const counts = { new: 0, answered: 0, booked: 0, spam: 0 };
      for (const { lead } of leads) counts[lead.status] += 1;
      const next = all.length > begin + INBOX_PAGE ? String(begin + INBOX_PAGE) : null;
      return Promise.resolve({ leads: all.slice(begin, begin + INBOX_PAGE).map(lineOf), counts, next });
    },
    read: find,
    setStatus: (reference, { status }) => withStatus(reference, status),
    markNotSpam: (reference) => withStatus(reference, 'new'),
    addNote: (reference, { text }) =>
      change(reference, (before) => ({ ...before, log: [...before.log, entry('note', text)] })),
    requeue: (reference) =>
      change(reference, (before) => ({
        ...before,
        delivery: { ...before.delivery, state: 'waiting', attempts: 0, done: {}, noReply: null, lastError: null },
        log: [...before.log, entry('requeued', '')],
      })),
    async forget(reference) {
      const gone = await find(reference);
      leads = leads.filter((one) => one !== gone);
    },
    exportHref: () => '#',
    ...instead,
  };
}
