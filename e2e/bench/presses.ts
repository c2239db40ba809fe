import type { Browser, Locator, Page } from 'playwright';
import { startClock, type Expected } from './clock.ts';
import { atMost, medianOf, type Figure, type Group } from './figures.ts';
import { ANSWERS, awake, BANNER, onBarePage, onStage, press, toCentre, type Setting } from './stage.ts';

interface Press extends Setting, Omit<Expected, 'effect'> {
  label: string;
  /** The longest time from the press to the painted effect, in milliseconds. */
  limit: number;
  /** The CSS selector of the pressed element. */
  target: string;
  effect: Expected['effect'] | ((page: Page) => Promise<string>);
  /** How a visitor acts on the target. @default a tap or click */
  act?: (target: Locator) => Promise<void>;
}

const FINDER = '[data-island="service-finder"]';
const SCHOOLS = '[data-island="school-list"]';
const FORM = '[data-island="lead-form"]';
const SEARCH = '#search [type="search"]';

/** Chooses by a letter, because no script can reach the list that the browser opens. */
const chooseByKey = async (select: Locator) => {
  await select.focus();
  await select.page().keyboard.press('a');
};
/** The selector of a list with fewer schools than at the start. */
const narrowed = async (page: Page) => {
  const count = await page.locator(`${SCHOOLS} ul > li`).count();
  return `${SCHOOLS} ul:not(:has(> li:nth-child(${count})))`;
};
/** Hydrates the form and sends it at once. Before hydration, the browser's own messages would answer. */
const wakeAndSend = async (send: Locator) => {
  await awake(send.page().locator(FORM));
  await press(send, 'phone');
};

const finderOpens = { path: '/', device: 'phone', answered: true, target: `${FINDER} select >> nth=0` } as const;
const filterOpens = { ...finderOpens, path: '/schools/japan', target: `${SCHOOLS} select >> nth=0` } as const;
const fieldFocuses = { ...finderOpens, path: '/contact', target: `${FORM} [name="name"]` } as const;
/** Marks islands that hydrate on a press. */
const PRESSED = 'data-hydrate=press';
const chatOpens = { ...finderOpens, target: '[data-island="chat"] > a', from: 'pointerdown' } as const;
const searchFocuses = { ...finderOpens, target: SEARCH } as const;
const opens = { from: 'pointerdown', effect: 'select:open' } as const;
const focuses = { from: 'pointerdown', effect: '[name="name"]:focus' } as const;
const hasFocus = { from: 'pointerdown', effect: `${SEARCH}:focus` } as const;
const lists = { from: 'pointerdown', effect: '#search [role="listbox"]' } as const;
const filters = { from: 'focusin', act: chooseByKey, effect: narrowed } as const;
const wakes = { from: 'pointerdown', effect: `${FORM}[data-hydrated]` } as const;
const complains = {
  target: `${FORM} [type="submit"]`,
  from: 'pointerdown',
  act: wakeAndSend,
  effect: '[data-problem-summary]:not([hidden])',
} as const;

/** Presses that never wait for React. */
const SHELL: Press[] = [
  {
    label: 'desktop menu',
    path: '/',
    device: 'desktop',
    target: '[data-enhance="menu"] button >> nth=0',
    from: 'pointerdown',
    effect: '[data-enhance="menu"] [aria-expanded="true"]',
    limit: 150,
  },
  {
    label: 'mobile menu',
    path: '/',
    device: 'phone',
    target: 'header [command="show-modal"]',
    from: 'pointerdown',
    effect: '[data-enhance="mobile-menu"][open]',
    limit: 150,
  },
  ...Object.entries(ANSWERS).map(([answer, target]) => ({
    label: `banner: ${answer}`,
    path: '/',
    device: 'phone' as const,
    target,
    from: 'pointerdown' as const,
    effect: `${BANNER}[hidden]`,
    limit: 150,
  })),
  {
    label: 'settings open',
    path: '/',
    device: 'phone',
    target: `${BANNER} [command="show-modal"]`,
    from: 'pointerdown',
    effect: 'dialog[open]:has([role="switch"])',
    limit: 150,
  },
  { label: 'chat: panel opens', ...chatOpens, effect: '[data-island="chat"] > dialog[open]', limit: 200 },
];

/** Presses on native controls, which answer at once while the press hydrates the island. */
const NATIVE: Press[] = [
  { label: 'finder: select opens', ...finderOpens, ...opens, parts: 'fetched', limit: 100 },
  { label: 'school filter: select opens', ...filterOpens, ...opens, parts: 'fetched', limit: 100 },
  { label: 'form: field has the focus', ...fieldFocuses, ...focuses, parts: 'fetched', limit: 100 },
  { label: 'search: field has the focus', ...searchFocuses, ...hasFocus, parts: 'fetched', limit: 100 },
];

const REACT: Press[] = [
  { label: 'school filter asleep: choosing narrows', ...filterOpens, ...filters, parts: 'fetched', limit: 400 },
  { label: 'form asleep: press wakes', ...fieldFocuses, ...wakes, parts: 'fetched', limit: 400 },
  { label: 'form just awake: Send shows problems', ...fieldFocuses, ...complains, parts: 'fetched', limit: 400 },
];

const COLD: Press[] = [
  { label: 'school filter: select opens', ...filterOpens, ...opens, parts: 'cold', limit: 100 },
  { label: 'form: field has the focus', ...fieldFocuses, ...focuses, parts: 'cold', limit: 100 },
  { label: 'school filter: choosing narrows', ...filterOpens, ...filters, parts: 'cold', limit: 1500 },
  { label: 'form: press wakes', ...fieldFocuses, ...wakes, parts: 'cold', limit: 1500 },
  { label: 'chat: field is there', ...chatOpens, effect: '[data-island="chat"] textarea', parts: 'cold', limit: 1500 },
  { label: 'search: press opens its list', ...searchFocuses, ...lists, parts: 'cold', limit: 1500 },
  { label: 'form just awake: Send shows problems', ...fieldFocuses, ...complains, parts: 'cold', limit: 1500 },
];

/** The shortest possible time of a press on this machine. A high value shows that the machine is busy. It has no limit. */
const FLOOR = 'to compare: a popover on a bare page';
const POPOVER = '<button popovertarget="shown">Show</button><p id="shown" popover>Shown</p>';

const KINDS: Record<string, Press[]> = {
  'Press to painted effect, CPU 4×: menus, banner, settings': SHELL,
  'Press to painted effect, CPU 4×: what answers natively': NATIVE,
  'Press to painted effect, CPU 4×: a React part, its files fetched ahead': REACT,
  'Press to painted effect, CPU 4×, slow 4G: a React part, nothing fetched ahead': COLD,
};

export async function* pressGroups(browser: Browser, origin: string, runs: number): AsyncGenerator<Group> {
  const floor: Figure = { label: FLOOR, unit: 'ms', value: await medianOf(runs, FLOOR, () => floorOf(browser)) };
  // A site can hide the chat (`chat.shown`).
  const hasChat = (await (await fetch(origin)).text()).includes(PRESSED);
  for (const [title, presses] of Object.entries(KINDS)) {
    const figures = presses === SHELL ? [floor] : [];
    for (const one of presses.filter(({ target }) => hasChat || target !== chatOpens.target)) {
      const value = await medianOf(runs, one.label, () => timeOf(browser, origin, one));
      figures.push({ label: one.label, unit: 'ms', value, bar: atMost(one.limit, 'ms') });
    }
    yield { title, figures };
  }
}

function floorOf(browser: Browser): Promise<number> {
  return onBarePage(browser, POPOVER, async (page) => {
    const painted = await startClock(page, { from: 'pointerdown', effect: ':popover-open' });
    await press(page.locator('button'), 'phone');
    return painted();
  });
}

function timeOf(browser: Browser, origin: string, one: Press): Promise<number> {
  return onStage(browser, origin, one, async (page) => {
    const target = page.locator(one.target);
    await toCentre(target);
    const effect = typeof one.effect === 'string' ? one.effect : await one.effect(page);
    const painted = await startClock(page, { from: one.from, effect });
    await (one.act?.(target) ?? press(target, one.device));
    return painted();
  });
}
