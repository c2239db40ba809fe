const WIDTH = 1500;
const HEIGHT = 2000;
const LINE = 100;
/** Letters of a line, each a small wave of its own height. */
const LETTERS = 34;

/** An image of a written page, drawn by code: nobody's real work. */
export function samplePage(seed = 1): { src: string; width: number; height: number } {
  let state = seed;
  // A linear congruential generator: the same page at each run.
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const lines = Array.from({ length: 16 }, (_, at) => {
    const y = 200 + at * LINE;
    const letters = Math.round(LETTERS * (0.55 + 0.45 * random()));
    const words = Array.from({ length: letters }, () =>
      random() < 0.15 ? 'm22 0' : `q8 ${Math.round(-18 - 40 * random())} 16 0q6 ${Math.round(6 + 10 * random())} 14 0`,
    );
    return `M140 ${y}${words.join('')}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f1ea"/><path d="${Array.from({ length: 18 }, (_, at) => `M0 ${120 + at * LINE}h${WIDTH}`).join('')}" stroke="#c9d4e4" stroke-width="2"/><path d="${lines.join('')}" fill="none" stroke="#23355f" stroke-width="5" stroke-linecap="round"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: WIDTH, height: HEIGHT };
}
