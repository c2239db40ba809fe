import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CHANGED, changeFacts } from './changed-facts.test-data';
import { readRedirects } from '../content/redirects';
import { answerWarnings, overlaps } from './content';
import { readSiteIn } from '../../testing/whole-site';

const root = join(import.meta.dirname, '../../../..');
const copy = mkdtempSync(join(tmpdir(), 'changed-facts-'));
for (const part of ['site/content', 'site/data', 'docs/writing.md'])
  cpSync(join(root, part), join(copy, part), { recursive: true });
const folder = join(copy, 'site');
changeFacts(join(folder, 'data'));

afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** Changing a fact in data/ takes one line and must break nothing else. */
describe('with every fact changed', () => {
  const site = readSiteIn(folder);

  it('finds no mistake in the content', () => {
    expect(site.contexts.length).toBeGreaterThanOrEqual(153);
    for (const { limit, worst } of overlaps(site)) expect(worst[0]?.overlap ?? 0).toBeLessThan(limit);
  });

  it('finds each chat answer on its page', () => {
    expect(answerWarnings(folder, site).map(({ message }) => message)).toEqual([]);
  });

  it('moves the page with the name in its address, and redirects the old address', () => {
    const paths = site.contexts.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/why-choose-'))).toEqual([`/why-choose-${CHANGED.slug}`]);
    expect(readRedirects(join(folder, 'data'), CHANGED.slug)).toContain('/why-choose-marginalia');
    expect(JSON.stringify(site.contexts)).not.toContain('why-choose-marginalia');
  });

  it('shows the new facts on pages', () => {
    const text = JSON.stringify(site.contexts);
    for (const value of [...CHANGED.amounts, CHANGED.sessionMinutes]) expect(text).toContain(String(value));
  });
});
