import type { MarkingDetail, MarkingList, MarkingRefusal as Reason } from '@tutoring/domain/marking';
import { posted, refusal, request } from '../common/request';
import { MarkingRefusal, type MarkingApi } from './api';

const MARKING = '/api/owner/marking';

/** The owner's routes of the edge (packages/edge/src/owner). */
export const markingApi: MarkingApi = {
  list: (signal) => ask<MarkingList>(MARKING, { signal }),
  read: (reference, signal) => ask<MarkingDetail>(`${MARKING}/${reference}`, { signal }),
  lock: (reference) => change(reference, 'lock', {}),
  saveDraft: (reference, body) => change(reference, 'draft', body),
  giveBack: (reference, body) => change(reference, 'return', body),
  revoke: (reference, body) => change(reference, 'revoke', body),
  endMail: (reference, body) => change(reference, 'end-mail', body),
  pageSource: (reference, position) => `${MARKING}/${reference}/pages/${position}`,
};

function change(reference: string, what: string, body: object): Promise<MarkingDetail> {
  return ask(`${MARKING}/${reference}/${what}`, posted(body));
}

async function ask<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const { status, body } = await request(address, init);
  if (status < 400) return body as Answer;
  if (status === 409) {
    const { error, present } = body as { error: Reason; present: MarkingDetail };
    throw new MarkingRefusal(error, present);
  }
  throw status === 404 ? new MarkingRefusal('gone') : refusal(body);
}
