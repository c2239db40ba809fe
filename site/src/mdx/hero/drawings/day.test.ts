import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteIn } from '../../../testing/whole-site';
import { elementsIn } from '../../../build/compile/walk';
import type { Drawing } from './types';

const site = readSiteIn(join(import.meta.dirname, '../../../..'));

/** The chart of `<Facts of="hours" />`. */
function drawingOf(path: string) {
  const body = site.contexts.find((page) => page.path === path)?.body ?? [];
  const element = elementsIn(body).find(([name, props]) => name === 'Facts' && props && props.of === 'hours');
  return element?.[1] ? (element[1].facts as Drawing) : undefined;
}

it('names the region of the hours on pages without a region', () => {
  expect(drawingOf('/contact/ar')).toMatchObject({ kind: 'day', place: 'الإمارات العربية المتحدة' });
  expect(drawingOf('/contact/ar')).toHaveProperty('others.length', 2);
  expect(drawingOf('/contact/fr')).toMatchObject({ place: 'France', others: [{ place: 'Suisse' }] });
  expect(drawingOf('/contact/de')).toMatchObject({ place: 'Deutschland', others: [{ place: 'Schweiz' }] });
  expect(drawingOf('/contact/ja')).toMatchObject({ kind: 'day', place: '日本', days: '月～金' });
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
