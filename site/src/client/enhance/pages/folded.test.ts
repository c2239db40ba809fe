import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

it('opens the folded text that the address names, at first and when the address changes', async () => {
  const texts = new Map(['first', 'second'].map((id) => [id, { open: false, closest: () => texts.get(id) }]));
  const onChange: (() => void)[] = [];
  const address = { hash: '#first' };
  vi.stubGlobal('location', address);
  vi.stubGlobal('document', { getElementById: (id: string) => texts.get(id) ?? null });
  vi.stubGlobal('addEventListener', (_: string, change: () => void) => onChange.push(change));
  const { start } = await import('./folded');
  start();
  expect(texts.get('first')?.open).toBe(true);
  expect(texts.get('second')?.open).toBe(false);
  address.hash = '#second';
  for (const change of onChange) change();
  expect(texts.get('second')?.open).toBe(true);
});
