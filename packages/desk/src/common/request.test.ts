import { expect, it, vi } from 'vitest';
import { figuresApi } from '../figures/figures-api';
import { leadsApi } from '../leads/leads-api';

const day = { from: '2026-11-27', to: '2026-11-27' };

it.each([
  ['leads', () => leadsApi.read('L-7KQM-R4TX', new AbortController().signal)],
  ['figures', () => figuresApi.read(day, new AbortController().signal)],
])('says why there are no %s, if the answer has a reason', async (_, ask) => {
  const message = 'Leads need the edge. Run npm start once.';
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'unavailable', message }, { status: 503 })));
  await expect(ask()).rejects.toMatchObject({ title: 'This is not available now', text: message });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })));
  await expect(ask()).rejects.toMatchObject({ title: 'The desk got no usable answer' });
  vi.unstubAllGlobals();
});
