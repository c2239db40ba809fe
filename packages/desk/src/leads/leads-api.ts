import type { InboxList, LeadDetail } from '@tutoring/domain/inbox';
import { posted, refusal, request } from '../common/request';
import { LeadRefusal, type InboxApi } from './api';

const LEADS = '/api/owner/leads';

/** The owner's routes of the edge (packages/edge/src/owner). */
export const leadsApi: InboxApi = {
  list: (query, signal) => ask<InboxList>(`${LEADS}?${new URLSearchParams(query).toString()}`, { signal }),
  read: (reference, signal) => ask<LeadDetail>(`${LEADS}/${reference}`, { signal }),
  setStatus: (reference, body) => change(reference, 'status', body),
  addNote: (reference, body) => change(reference, 'note', body),
  requeue: (reference, body) => change(reference, 'requeue', body),
  markNotSpam: (reference, body) => change(reference, 'not-spam', body),
  async forget(reference, body) {
    await change(reference, 'forget', body);
  },
  exportHref: (filter) => `/api/owner/export.csv?${new URLSearchParams(filter).toString()}`,
};

function change(reference: string, what: string, body: object): Promise<LeadDetail> {
  return ask(`${LEADS}/${reference}/${what}`, posted(body));
}

async function ask<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const { status, body } = await request(address, init);
  if (status < 400) return body as Answer;
  if (status === 409) throw new LeadRefusal('changed', (body as { present: LeadDetail }).present);
  throw status === 404 ? new LeadRefusal('gone') : refusal(body);
}
