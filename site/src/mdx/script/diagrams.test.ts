import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../../packages/ui/src/styles/font-characters';
import { elementsIn } from '../../build/compile/walk';
import { readSiteIn } from '../../testing/whole-site';
import { FRAME, HEIGHT, placer, TEXT, textsOf } from './diagram';
import { DIAGRAM_NAMES, DIAGRAMS, type DiagramData, type Point, type Words } from './diagrams';

const WIDTH = 400;

describe.each(DIAGRAM_NAMES)('%s', (name) => {
  const diagram: DiagramData = DIAGRAMS[name];
  const { label, curves, points, areas = [], shift = [] } = diagram;
  const onCurve = (point: Point) => curves.some(({ from, to }) => isBetween(from, to, point));

  it('has its points and the corners of its areas on curves', () => {
    for (const point of [...points.map(({ at }) => at), ...areas.flat()])
      expect(onCurve(point), point.join()).toBe(true);
  });

  it('draws its lines between the axes', () => {
    const place = placer(diagram);
    for (const point of [...curves.flatMap(({ from, to }) => [from, to]), ...shift]) {
      const [x, y] = place(point);
      expect(x >= FRAME.left && x <= FRAME.right && y >= FRAME.top && y <= FRAME.bottom, point.join()).toBe(true);
    }
  });

  it('has its texts inside the sheet, none over another', () => {
    const boxes = textsOf(diagram).map((words) => ({ text: words.text, ...boxOf(words) }));
    for (const box of boxes) {
      expect(box.left >= 0 && box.right <= WIDTH && box.top >= 0 && box.bottom <= HEIGHT, box.text).toBe(true);
      const over = boxes.find((other) => other !== box && overlap(box, other));
      expect(over?.text, box.text).toBeUndefined();
    }
  });

  it('names each value in its text alternative', () => {
    for (const value of points.flatMap(({ x, y }) => [x ?? '', y ?? ''])) expect(label).toContain(value);
  });

  it('needs only the short font files', () => {
    const text = textsOf(diagram).map((words) => words.text);
    expect([...text.join('')].filter((character) => !ENGLISH.includes(character))).toEqual([]);
  });
});

it('shades the losses that the pages calculate', () => {
  const sizes = (name: 'tariff' | 'monopoly') => DIAGRAMS[name].areas.map(areaOf);
  // In thousands of dollars: $4.0 million together.
  expect(sizes('tariff')).toEqual([1600, 2400]);
  expect(sizes('monopoly')).toEqual([25]);
});

it('each diagram is on a page', () => {
  const site = readSiteIn(join(import.meta.dirname, '../../..'));
  const used = site.contexts.flatMap(({ body }) =>
    elementsIn(body).flatMap(([element, props]) =>
      element === 'Script' && props && props.diagram ? [props.diagram] : [],
    ),
  );
  expect([...new Set(used)].sort()).toEqual([...DIAGRAM_NAMES].sort());
});

function isBetween([fromX, fromY]: Point, [toX, toY]: Point, [x, y]: Point): boolean {
  const across = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
  const along = (x - fromX) * (toX - x) + (y - fromY) * (toY - y);
  return Math.abs(across) < 1e-6 && along >= 0;
}

/** The size of a polygon. */
function areaOf(corners: Point[]): number {
  const sum = corners.reduce((total, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

/** About the place that a text takes: capitals and digits are wider than other letters. */
function boxOf({ at: [x, y], text, anchor }: Words) {
  const width = [...text].reduce((sum, letter) => sum + (/[A-Z\d]/.test(letter) ? 0.62 : 0.46) * TEXT, 0);
  const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return { left, right: left + width, top: y - 0.75 * TEXT, bottom: y + 0.2 * TEXT };
}

type Box = ReturnType<typeof boxOf>;

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
