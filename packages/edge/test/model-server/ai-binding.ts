import type { AiBinding } from '../../src/chat/workers-ai-binding';
import { BEHAVIOURS, type Behaviour } from './behaviours.ts';
import { toldBy, type Told } from './told.ts';
import type { Api } from './wire.ts';

/** What the binding throws instead of an HTTP status. */
const ERRORS: Readonly<Record<number, string>> = {
  401: '10000: Authentication error',
  429: '3036: You have used up your daily free allocation of 10,000 neurons',
  500: '3040: Capacity temporarily exceeded, please try again.',
};

/** The Workers AI binding (`env.AI`) with a model that behaves like this. Its newer models stream as OpenAI does. */
export function aiBinding(behaviour: Behaviour, api: Extract<Api, 'workers-ai' | 'openai'> = 'workers-ai') {
  const told: Told[] = [];
  const binding: AiBinding = {
    async run(model, input) {
      const one = { ...toldBy(api, input as Record<string, unknown>), model };
      told.push(one);
      const { status, body } = BEHAVIOURS[behaviour](one);
      if (status !== 200)
        throw new Error(`InferenceUpstreamError: ${ERRORS[status] ?? `5007: No such model ${model}`}`);
      const encoder = new TextEncoder();
      const pieces = body[Symbol.asyncIterator]();
      return Promise.resolve(
        new ReadableStream<Uint8Array>({
          async pull(controller) {
            const { done, value } = await pieces.next();
            if (done) controller.close();
            else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
          },
        }),
      );
    },
  };
  return { binding, told };
}
