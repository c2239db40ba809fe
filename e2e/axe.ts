import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Result = Results['violations'][number];
type RunOptions = Parameters<AxeBuilder['options']>[0] & { selectors?: boolean };

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rule for 7:1. It covers 4.5:1, so the other rule would only check each text again. */
const CONTRAST = 'color-contrast-enhanced';
const LAXER_CONTRAST = 'color-contrast';

/** What also depends on the width of the page: what lies beside what, and what scrolls. */
const PLACES = ['target-size', 'scrollable-region-focusable'];

/** The rules to check: all, all but those about colours, only those, or those whose result can change with the width. */
type Look = 'all' | 'not colours' | 'colours' | 'width';

/** The violations that axe finds on a page, with their places. A check takes seconds, so limit it to what the test is about. */
export async function violationsIn(page: Page, look: Look = 'all', within = 'html'): Promise<string[]> {
  const only = { colours: [CONTRAST], width: [CONTRAST, ...PLACES], all: undefined, 'not colours': undefined }[look];
  const runOnly = only ? { type: 'rule' as const, values: only } : { type: 'tag' as const, values: TAGS };
  const rules = {
    ...(!only && { [LAXER_CONTRAST]: { enabled: false } }),
    ...(look === 'not colours' && { [CONTRAST]: { enabled: false } }),
  };
  await layOut(page);
  const options = { runOnly, rules, resultTypes: ['violations' as const] };
  // Our pages have no frames. Without frames, axe needs no extra page.
  const builder = new AxeBuilder({ page }).include(within).setLegacyMode(true).options(options);
  const violations = (await again(page, within, options)) ?? (await builder.analyze()).violations;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** Runs axe in a page that has it from an earlier run: sending it again takes longer than most checks. */
function again(page: Page, within: string, options: RunOptions): Promise<Result[] | undefined> {
  return page.evaluate(
    async ([within, options]) => {
      const { axe } = window as unknown as { axe?: { run: (within: string, options: RunOptions) => Promise<Results> } };
      return axe && (await axe.run(within, { ...options, selectors: false })).violations;
    },
    [within, options] as const,
  );
}

/**
 * Lays out the whole page. Sections far below have only an estimated height (`content-visibility`), so axe would find their
 * links on top of the next section.
 */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *, footer'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  });
}
