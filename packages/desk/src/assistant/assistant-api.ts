import type { Assistant, AssistantTrial } from '@tutoring/domain/assistant';
import { posted, refusal, request } from '../common/request';
import { AssistantRefusal, type AssistantApi } from './api';

const ASSISTANT = '/api/owner/assistant';

/** The owner's routes of the edge (packages/edge/src/owner/assistant.ts). */
export const assistantApi: AssistantApi = {
  read: (signal) => send<Assistant>(ASSISTANT, { signal }),
  save: (settings) => send<Assistant>(ASSISTANT, { ...posted(settings), method: 'PUT' }),
  switchTo: (visitors) => send<Assistant>(`${ASSISTANT}/visitors`, posted({ visitors })),
  ask: (question) => send<AssistantTrial>(`${ASSISTANT}/try`, posted(question)),
};

async function send<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const { status, body } = await request(address, init);
  if (status < 400) return body as Answer;
  if (status === 409) {
    const { present, problems = present?.model.problems ?? [] } = body as { present?: Assistant; problems?: string[] };
    throw new AssistantRefusal(
      'There is no model that could answer',
      problems.join(' ') || 'Choose a model under “Model and budget”, and save it.',
      present,
    );
  }
  if (status === 422)
    throw new AssistantRefusal(
      'This was not accepted',
      'The desk and the server may be of different versions. Load this page again, and repeat it.',
    );
  throw refusal(body);
}
