import { expect, it } from 'vitest';
import { metered } from '../../src/chat/meter';
import type { Model, TokenUse } from '../../src/chat/model';

const PROMPT = { system: 'x'.repeat(350), user: 'y'.repeat(350) };

/** A model that writes an answer and reports these uses. */
const reporting = (answer: string, ...uses: TokenUse[]): Model => ({
  async *write(_, __, onUse) {
    yield await Promise.resolve(answer);
    for (const use of uses) onUse?.(use);
  },
});

async function write({ model }: { model: Model }, signal = new AbortController().signal) {
  let text = '';
  for await (const piece of model.write(PROMPT, signal)) text += piece;
  return text;
}

it('adds up what the provider reports, over all calls and steps', async () => {
  const meter = metered(reporting('Yes.', { input: 900, output: 3 }, { input: 100, output: 1 }));
  expect(await write(meter)).toBe('Yes.');
  await write(meter);
  expect(meter.use()).toEqual({ input: 2000, output: 8, isReported: true });
});

it('estimates what the provider does not report', async () => {
  const meter = metered(reporting('z'.repeat(70)));
  await write(meter);
  expect(meter.use()).toEqual({ input: 200, output: 20, isReported: false });
  // A Chinese or Korean character is about one token.
  const korean = metered(reporting('한국어로답합니다'));
  await write(korean);
  expect(korean.use()).toMatchObject({ output: 8 });
});

it('estimates a call that is given up, also after a step that was reported', async () => {
  const meter = metered(reporting('z'.repeat(70), { input: 900, output: 3 }));
  for await (const piece of meter.model.write(PROMPT, new AbortController().signal)) if (piece) break;
  expect(meter.use()).toEqual({ input: 200, output: 20, isReported: false });
  const later: Model = {
    async *write(_, __, onUse) {
      onUse?.({ input: 900, output: 3 });
      yield await Promise.resolve('z'.repeat(70));
      throw new TypeError('broken');
    },
  };
  const stepped = metered(later);
  await expect(write(stepped)).rejects.toThrow();
  expect(stepped.use()).toEqual({ input: 900, output: 20, isReported: false });
});

it('counts an answer that breaks off, and says why', async () => {
  const broken: Model = {
    async *write() {
      yield await Promise.resolve('z'.repeat(35));
      throw new TypeError('broken');
    },
  };
  const meter = metered(broken);
  await expect(write(meter)).rejects.toThrow('broken');
  expect(meter.use()).toEqual({ input: 200, output: 10, isReported: false });
  expect(meter.failure()).toBe('TypeError');
  const late = metered(broken);
  await expect(write(late, AbortSignal.abort())).rejects.toThrow();
  expect(late.failure()).toBe('timeout');
});
