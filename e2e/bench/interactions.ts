import type { Browser, Page } from 'playwright';
import type { Device } from './devices.ts';
import { atMost, medianOf, type Group } from './figures.ts';
import { ANSWERS, onStage, press, toCentre, type Setting } from './stage.ts';

/** How long the browser needs to paint and report an interaction, in milliseconds of real time: a fake clock would change the result. */
const TOLD_MS = 400;
const INP_BAR = atMost(100, 'ms');

interface Script extends Setting {
  label: string;
  /** Prepares the page first. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The visitor's interactions, in order. */
  steps: ((page: Page, device: Device) => Promise<void>)[];
}

const click = (selector: string) => async (page: Page, device: Device) => {
  const element = page.locator(selector);
  await toCentre(element);
  await press(element, device);
};
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const focus = (selector: string) => (page: Page) => page.locator(selector).focus();

const SEARCH = '#search [type="search"]';
const MENU = '[data-enhance="menu"] li > button';
const SETTINGS = 'dialog[open]';
const SCHOOLS = '[data-island="school-list"] select';
const FINDER = '[data-island="service-finder"] select';

const CALCULATOR = '[data-island="grade-calculator"]';
const SESSION = '[data-kept-plan] [data-session] [type="checkbox"]';
/** The fields of a link to a diploma of six courses, each with three marks. */
const SIX_COURSES = new URLSearchParams(
  ['chemistry', 'biology', 'physics', 'math-aa', 'math-ai', 'economics'].flatMap((course, index) => {
    const row = index + 1;
    return [
      [`course${row}`, `ib-${course}`],
      [`level${row}`, 'SL'],
      ...['p1', 'p2', 'ia'].map((component) => [`${row}.ib-${course}.SL.${component}`, '15']),
    ];
  }),
).toString();
/** The fields of a link to ten AP exams. The first is open. */
const TEN_EXAMS = {
  exam: 'ap-chemistry',
  'ap-chemistry.raw.mcq': '42',
  'ap-chemistry.raw.frq': '27',
  ...Object.fromEntries(
    [
      'calc-bc',
      'biology',
      'statistics',
      'physics-1',
      'macroeconomics',
      'psychology',
      'us-history',
      'french',
      'seminar',
    ].flatMap((exam, index) => [
      [`exam${index + 2}`, `ap-${exam}`],
      [`ap-${exam}.score`, '4'],
    ]),
  ),
};

/** Four interactions in a tool: a click into a number field, and three keys. */
const typing = (part: string, path: string, name: string): Script => ({
  label: part,
  path,
  device: 'desktop',
  parts: 'awake',
  part,
  answered: true,
  steps: [focus(`[data-island="${part}"] [name${name}]`), key('Backspace'), key('4'), key('5')],
});

/** The shortest possible time of a modal dialog on this page and machine, because Chrome makes the rest of the page inert. */
const FLOOR: Script = {
  label: 'to compare: an empty modal dialog',
  path: '/',
  device: 'phone',
  answered: true,
  prepare: (page) =>
    page.evaluate(() => {
      const button = Object.assign(document.createElement('button'), { id: 'floor', textContent: 'Open' });
      const dialog = document.createElement('dialog');
      button.onclick = () => dialog.showModal();
      document.querySelector('main')?.prepend(button);
      document.body.append(dialog);
    }),
  steps: [click('#floor')],
};

const SCRIPTS: Script[] = [
  FLOOR,
  {
    label: 'desktop menu',
    path: '/',
    device: 'desktop',
    steps: [click(`${MENU} >> nth=0`), click(`${MENU} >> nth=1`), key('Tab'), key('Escape')],
  },
  {
    label: 'mobile menu',
    path: '/',
    device: 'phone',
    steps: [
      click('header [command="show-modal"]'),
      click('[data-enhance="mobile-menu"] summary >> nth=0'),
      key('Escape'),
    ],
  },
  {
    label: 'banner and settings',
    path: '/',
    device: 'desktop',
    steps: [
      click('[data-enhance="consent"] [command="show-modal"]'),
      click(`${SETTINGS} [role="switch"]:enabled >> nth=0`),
      click(`${SETTINGS} [command="close"]`),
      click(ANSWERS.accept),
    ],
  },
  {
    label: 'search',
    path: '/',
    device: 'desktop',
    parts: 'awake',
    part: 'search',
    answered: true,
    steps: [focus(SEARCH), ...['c', 'h', 'e', 'Space', 't', 'ArrowDown', 'Backspace', 'Escape'].map(key)],
  },
  {
    label: 'finder',
    path: '/',
    device: 'desktop',
    parts: 'awake',
    part: 'service-finder',
    answered: true,
    steps: [focus(`${FINDER} >> nth=0`), key('a'), key('Tab'), key('c')],
  },
  {
    label: 'school filter',
    path: '/schools/japan',
    device: 'desktop',
    parts: 'awake',
    part: 'school-list',
    answered: true,
    steps: [focus(`${SCHOOLS} >> nth=0`), key('a'), key('i'), key('Home'), key('Tab'), key('t')],
  },
  {
    label: 'grade-calculator',
    path: '/tools/premium-grade-calculator',
    device: 'desktop',
    parts: 'awake',
    part: 'grade-calculator',
    answered: true,
    steps: [
      focus(`${CALCULATOR} [name="grade1"]`),
      key('3'),
      focus(`${CALCULATOR} [name="target"]`),
      key('Backspace'),
      key('9'),
      focus(`${CALCULATOR} [name="name1"]`),
      key('a'),
      click(`${CALCULATOR} [name="cas"]`),
    ],
  },
  typing('subject-calculator', '/tools/premium-grade-calculator', '$=".p1"'),
  typing('ap-calculator', '/tools/premium-grade-calculator', '$=".raw.mcq"'),
  typing('study-hours-estimator', '/tools/premium-study-hours-estimator', '="hours"'),
  {
    label: 'grade-calculator with six subjects by marks',
    path: `/tools/premium-grade-calculator#ib&${SIX_COURSES}`,
    device: 'phone',
    parts: 'awake',
    part: 'grade-calculator',
    answered: true,
    steps: [
      click(`${CALCULATOR} [aria-label="Enter marks: Chemistry"]`),
      focus(`${CALCULATOR} [name="1.ib-chemistry.SL.p1"]`),
      key('Backspace'),
      key('1'),
    ],
  },
  {
    label: 'ap-calculator with ten exams',
    path: `/tools/premium-grade-calculator#ap&${new URLSearchParams(TEN_EXAMS)}`,
    device: 'phone',
    parts: 'awake',
    part: 'ap-calculator',
    answered: true,
    steps: [focus('[data-island="ap-calculator"] [name="ap-chemistry.raw.mcq"]'), key('Backspace'), key('4')],
  },
  {
    label: 'a plan in use: ticking sessions',
    path: '/tools/premium-study-hours-estimator',
    device: 'phone',
    parts: 'awake',
    part: 'study-hours-estimator',
    answered: true,
    prepare: async (page) => {
      // The example is nobody's plan: an entry comes first.
      await page.locator('[name="hours"]').fill('10');
      await page.getByRole('button', { name: 'Start this plan' }).click();
      await page.locator(SESSION).first().waitFor();
    },
    steps: [click(`${SESSION} >> nth=0`), click(`${SESSION} >> nth=1`), click(`${SESSION} >> nth=0`)],
  },
  {
    label: 'form',
    path: '/contact',
    device: 'desktop',
    parts: 'awake',
    part: 'lead-form',
    answered: true,
    steps: [click('[name="name"]'), key('a'), key('b'), click('[data-island="lead-form"] [type="submit"]')],
  },
];

/** The slowest interaction of each script. As in INP, the time ends at the first paint after the event. */
export async function interactionGroup(browser: Browser, origin: string, runs: number): Promise<Group> {
  const figures = [];
  for (const script of SCRIPTS) {
    const { label } = script;
    const value = await medianOf(runs, label, () => slowestOf(browser, origin, script));
    figures.push({ label, unit: 'ms' as const, value, bar: script === FLOOR ? undefined : INP_BAR });
  }
  return { title: 'INP once awake, CPU 4×: the slowest interaction', figures };
}

function slowestOf(browser: Browser, origin: string, script: Script): Promise<number> {
  return onStage(browser, origin, script, async (page) => {
    await script.prepare?.(page);
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId > 0) durations.push(entry.duration);
        }
      });
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    for (const step of script.steps) {
      await step(page, script.device);
      await page.waitForTimeout(TOLD_MS);
    }
    return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
  });
}
