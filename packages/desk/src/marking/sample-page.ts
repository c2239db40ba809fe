/** Pages of samples are this large. */
export const SAMPLE_SIZE = { width: 1200, height: 1600 } as const;

const LINES = [
  'Sample answer, written by us',
  '1.  CaCO3 + 2 HCl → CaCl2 + CO2 + H2O',
  'n(CaCO3) = 2.50 g ÷ 100.1 g/mol = 0.025 mol',
  'so n(HCl) = 0.025 mol because it is 1 : 1',
  'V(HCl) = 0.025 ÷ 0.50 = 0.050 dm3',
  'The rate is faster with powder since there are',
  'more collisions.',
];
const FIRST_LINE = 260;
const LINE_HEIGHT = 110;

/** A page of handwriting that we have drawn: no family sent it. @param position From 0. */
export function samplePage(position: number): string {
  const { width, height } = SAMPLE_SIZE;
  const ruling = Array.from({ length: 12 }, (_, line) => {
    const y = FIRST_LINE + 20 + line * LINE_HEIGHT;
    return `<path d="M0 ${y}H${width}" stroke="#b8c8d8" stroke-width="2"/>`;
  });
  const words = LINES.map(
    (text, line) => `<text x="150" y="${FIRST_LINE + line * LINE_HEIGHT}">${text.replaceAll('&', '&amp;')}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="#fbf8f0"/>${ruling.join('')}<path d="M120 0V${height}" stroke="#d88" stroke-width="2"/>
    <g font-family="cursive, serif" font-style="italic" font-size="46" fill="#23324d">${words.join('')}</g>
    <text x="1050" y="1550" font-size="32" fill="#667">page ${position + 1}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
