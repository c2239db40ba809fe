import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';

/** The order of the layers that the README gives to pages whose own stylesheet comes before ours. */
function documentedOrder(): string {
  const readme = readFileSync(join(import.meta.dirname, '../../packages/ui/README.md'), 'utf8');
  const [order] = /^@layer [\w, ]*\btutoring\b[\w, ]*;$/m.exec(readme) ?? [];
  if (!order) throw new Error('packages/ui/README.md does not state the order of layers for Tailwind.');
  return order;
}

/** Styles that Tailwind's reset would change. */
const LOOKS = [
  'font',
  'color',
  'backgroundColor',
  'borderWidth',
  'padding',
  'margin',
  'display',
  'listStyleType',
] as const;

/**
 * The page that tailwind-page.mjs has written, with both libraries' stylesheets in either order: our parts look as they do
 * without Tailwind, and where its utilities come later, they win.
 */
export async function standsBesideTailwind(file: string): Promise<void> {
  const { html, ours, tailwind } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'html' | 'ours' | 'tailwind',
    string
  >;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage();
    const looks = async (sheets: readonly string[]) => {
      await page.setContent(`<!doctype html><html lang="en"><style>${sheets.join('</style><style>')}</style>${html}`);
      return page.evaluate((names) => {
        const styleOf = (element: Element) => getComputedStyle(element);
        const isOurs = (element: Element) => !element.matches('.text-3xl, .mt-8');
        const all = [...document.querySelectorAll('body *')].filter(isOurs);
        return {
          ours: all.map(
            (element) => `${element.outerHTML.slice(0, 60)} ${names.map((name) => styleOf(element)[name]).join(' | ')}`,
          ),
          margin: styleOf(document.querySelector('.mt-8')!).marginBlockStart,
          size: styleOf(document.querySelector('.text-3xl')!).fontSize,
        };
      }, LOOKS);
    };
    const alone = await looks([ours]);
    const cases = {
      'ours first': [ours, tailwind],
      'theirs first': [tailwind, ours],
      documented: [documentedOrder(), tailwind, ours],
    };
    for (const [order, sheets] of Object.entries(cases)) {
      const { ours: found, margin, size } = await looks(sheets);
      const changed = found.flatMap((look, index) =>
        look === alone.ours[index] ? [] : [`${alone.ours[index]}\n→ ${look}`],
      );
      if (changed.length > 0) throw new Error(`Tailwind (${order}) changes our components:\n${changed.join('\n')}`);
      const wins = margin === '32px' && size === '30px';
      if (order !== 'theirs first' && !wins)
        throw new Error(
          `Tailwind's utilities (${order}) do not override our styles: the margin is ${margin} instead of 32px, or the font size is ${size} instead of 30px.`,
        );
    }
  } finally {
    await browser.close();
  }
}
