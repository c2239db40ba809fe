import { Highlighter, Ink, Pencil, Plate, SoftInk } from '@tutoring/ui/plate';
import { DIAGRAMS, type DiagramData, type DiagramName, type Point, type Words } from './diagrams';

export const HEIGHT = 318;
/** The ends of the axes, in units of the plate. Names of curves fit to the right of them, names of axes above and below. */
export const FRAME = { left: 52, right: 338, top: 36, bottom: 258 };
/** A phone of 320 px shows a unit as 0.71 px, so this is 12 px. */
export const TEXT = 17;

/** A diagram of a few straight lines. A chart library would be larger than all of them. */
export function Diagram({ name }: { name: DiagramName }) {
  const diagram: DiagramData = DIAGRAMS[name];
  const { label, caption, curves, points, areas, shift } = diagram;
  const place = placer(diagram);
  const { left, right, top, bottom } = FRAME;
  return (
    <Plate tint="buff" height={HEIGHT} label={label} caption={caption}>
      {areas && (
        <Highlighter>
          <path d={areas.map((corners) => `${lines(corners.map(place))}z`).join('')} />
        </Highlighter>
      )}
      <Pencil strokeWidth="1.5">
        <path d={points.map(({ at, x, y }) => guides(place(at), x, y)).join('')} />
      </Pencil>
      <SoftInk>
        <path d={`M${left} ${top}V${bottom}H${right}`} />
      </SoftInk>
      <Ink strokeWidth="2.4">
        <path d={curves.map(({ from, to }) => lines([place(from), place(to)])).join('')} />
        {shift && <path d={arrow(place(shift[0]), place(shift[1]))} />}
      </Ink>
      <Ink fontSize={TEXT}>
        {textsOf(diagram).map(({ at: [x, y], text, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </Ink>
    </Plate>
  );
}

/** All texts of a diagram, in units of the plate. */
export function textsOf(diagram: DiagramData): Words[] {
  const place = placer(diagram);
  const { left, right, top, bottom } = FRAME;
  const { x, y, curves, points, words = [] } = diagram;
  return [
    { at: [8, top - 14], text: y.name },
    { at: [right, bottom + 48], text: x.name, anchor: 'end' },
    ...curves.map(({ name, to, named }): Words => {
      const [endX, endY] = place(to);
      return named ? { ...named, at: place(named.at), text: name } : { at: [endX + 6, endY + 6], text: name };
    }),
    ...points.flatMap(({ at, x: below, y: beside, nudge = 0 }): Words[] => {
      const [pointX, pointY] = place(at);
      return [
        ...(below ? [{ at: [pointX + nudge, bottom + 21], text: below, anchor: 'middle' } as const] : []),
        ...(beside ? [{ at: [left - 6, pointY + 6], text: beside, anchor: 'end' } as const] : []),
      ];
    }),
    ...words.map((word) => ({ ...word, at: place(word.at) })),
  ];
}

/** From the units of the axes to those of the plate. */
export function placer({ x, y }: Pick<DiagramData, 'x' | 'y'>): (point: Point) => Point {
  const { left, right, top, bottom } = FRAME;
  return ([pointX, pointY]) => [
    Math.round(left + ((pointX - x.from) / (x.to - x.from)) * (right - left)),
    Math.round(bottom - ((pointY - y.from) / (y.to - y.from)) * (bottom - top)),
  ];
}

const lines = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`;

/** From the axes to a point, for each value that is written there. */
const guides = ([x, y]: Point, below?: string, beside?: string) =>
  (below ? `M${x} ${y}V${FRAME.bottom}` : '') + (beside ? `M${x} ${y}H${FRAME.left}` : '');

const arrow = ([x, y]: Point, [toX, toY]: Point) => `M${x} ${y}L${toX} ${toY}m-9-6l9 6-9 6`;
