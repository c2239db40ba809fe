import { RESIZE_SCRIPT } from '@tutoring/domain/headers';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { embedContexts } from '../build/pages/embeds';
import { frameLine, RESIZE_INTEGRITY, scriptLine } from './embeds';

const LANGUAGES = ['', '/zh-hant', '/zh-hans', '/ja', '/ko', '/ar', '/es', '/fr', '/de', '/it', '/nl'];

it('keeps every address that schools have in their pages', () => {
  const tools = ['/embed/diploma', '/embed/subject', '/embed/ap', '/embed/study-hours'];
  const paths = embedContexts({}).map(({ path }) => path);
  // Add tools and languages, but never remove or rename one.
  expect(paths).toEqual(expect.arrayContaining(tools.flatMap((tool) => LANGUAGES.map((end) => tool + end))));
});

it('belongs to the page of the tool in its language, and is not listed', () => {
  const translations = { '/tools/premium-grade-calculator': ['en', 'ja'] } as const;
  const found = embedContexts(translations).filter(({ path }) => /^\/embed\/ap(\/(ja|ko))?$/.test(path));
  expect(found.map(({ lang, canonical, noindex }) => [lang, canonical, noindex])).toEqual([
    ['en', '/tools/premium-grade-calculator', true],
    ['ja', '/tools/premium-grade-calculator/ja', true],
    // Not translated: the English page.
    ['ko', '/tools/premium-grade-calculator', true],
  ]);
});

it('never changes the script whose hash schools name: write resize-2.js instead', () => {
  const script = readFileSync(join(import.meta.dirname, '../../static', RESIZE_SCRIPT));
  expect(RESIZE_SCRIPT).toBe('/embed/resize-1.js');
  expect(`sha384-${createHash('sha384').update(script).digest('base64')}`).toBe(
    'sha384-t4b74OJ+iVVA1rILhWBe7Xn+Xyy7FOqKyzB8N5/Iun77/I6gytaFxJCx+SDjA4f3',
  );
  expect(RESIZE_INTEGRITY).toContain('t4b74OJ+iVVA1rILhWBe7Xn');
  expect(script.length).toBeLessThan(1000);
});

it('gives a frame the least it needs', () => {
  expect(frameLine('https://a.example/embed/ap', 'AP score')).toBe(
    '<iframe src="https://a.example/embed/ap" title="AP score" width="100%" height="900" style="border:0" ' +
      'loading="lazy" referrerpolicy="no-referrer" allow="clipboard-write" sandbox="allow-scripts allow-same-origin ' +
      'allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals"></iframe>',
  );
  expect(scriptLine('https://a.example/embed/resize-1.js')).toMatch(
    /^<script src="https:\/\/a\.example\/embed\/resize-1\.js" integrity="sha384-[^"]+" crossorigin="anonymous" referrerpolicy="no-referrer" async><\/script>$/,
  );
});
