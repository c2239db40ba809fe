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

/** Whoever changes a fact of data/ changes one line: nothing else may stop. */
describe('with every fact changed', () => {
  const site = readSiteIn(folder);

  it('the check of content finds no mistake', () => {
    expect(site.contexts.length).toBeGreaterThanOrEqual(153);
    for (const { limit, worst } of overlaps(site)) expect(worst[0]?.overlap ?? 0).toBeLessThan(limit);
  });

  it('each answer of the chat is still on its page', () => {
    expect(answerWarnings(folder, site).map(({ message }) => message)).toEqual([]);
  });

  it('the page that bears the name has its new address, and the old one redirects', () => {
    const paths = site.contexts.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/why-choose-'))).toEqual([`/why-choose-${CHANGED.slug}`]);
    expect(readRedirects(join(folder, 'data'), CHANGED.slug)).toContain('/why-choose-marginalia');
    expect(JSON.stringify(site.contexts)).not.toContain('why-choose-marginalia');
  });

  it('pages show the new facts', () => {
    const text = JSON.stringify(site.contexts);
    for (const value of [...CHANGED.amounts, CHANGED.sessionMinutes]) expect(text).toContain(String(value));
  });
});
