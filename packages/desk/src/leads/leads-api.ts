import { InboxTrouble, type InboxApi } from './api';
import type { InboxList, LeadDetail } from '@tutoring/domain/inbox';

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
  return ask(`${LEADS}/${reference}/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** @throws {InboxTrouble} when the answer is not what was asked for. */
async function ask<Answer>(address: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    // Access answers whom it no longer knows with a redirect to its own host.
    response = await fetch(address, { ...init, redirect: 'manual' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new InboxTrouble(navigator.onLine ? 'failed' : 'offline');
  }
  if (response.ok) return (await response.json()) as Answer;
  if (response.status === 409) {
    throw new InboxTrouble('changed', ((await response.json()) as { present: LeadDetail }).present);
  }
  if (response.status === 403 || response.type === 'opaqueredirect') throw new InboxTrouble('signed-out');
  throw new InboxTrouble(response.status === 404 ? 'gone' : 'failed');
}
