import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteIn } from '../../../testing/whole-site';
import type { HeroFacts } from '../loader';

const site = readSiteIn(join(import.meta.dirname, '../../../..'));

function drawingOf(path: string) {
  const hero = site.contexts
    .find((page) => page.path === path)
    ?.body.find((node) => typeof node !== 'string' && node[0] === 'Hero');
  const props = hero && typeof hero !== 'string' ? hero[1] : 0;
  return (props ? (props.facts as HeroFacts) : {}).drawing;
}

it('names the region of the hours on pages without a region', () => {
  expect(drawingOf('/contact/ar')).toMatchObject({ kind: 'day', place: 'الإمارات العربية المتحدة' });
  expect(drawingOf('/contact/ja')).toMatchObject({ kind: 'day', place: '日本', days: '月 – 金' });
});

it('lists the hours of the three cities in the caption', () => {
  const drawing = drawingOf('/contact');
  expect(drawing).toMatchObject({ kind: 'cities' });
  for (const hours of [
    'Tokyo 20:00 – 22:30 (06:00 – 08:30 in Toronto)',
    'London 16:00 – 20:30 (11:00 – 15:30 in Toronto)',
  ])
    expect(drawing?.kind === 'cities' && drawing.caption).toContain(hours);
});
