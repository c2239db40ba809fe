import { render } from '@testing-library/react';
import { createRef, StrictMode, type ComponentType, type ReactElement, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogTitle } from './dialog';
import { SAMPLE_TABLE } from './service-finder/sample-table';
import { withoutMachine, YEAR_MS } from './lib/without-machine.test-data';
import type { ToolFields } from './internal/tool';
import { Tabs } from './tabs';

/** Every entry of the package (exports.node.test.ts checks them against the exports map). */
const entries = import.meta.glob<Record<string, unknown>>(
  ['./*/index.ts', './internal/*.ts', './enhance.ts', './cookie-consent/consent.ts'],
  { eager: true },
);

/** Whether an export is a component: a function or a React wrapper with a capitalised name, but not a class. */
function isComponent([name, value]: [string, unknown]): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !String(value).startsWith('class');
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
/** The components by their longest name, so without short names such as `Root` for `Dialog`. */
const exported = Object.fromEntries(
  Object.values(entries).flatMap((entry) => {
    const byValue = new Map(
      Object.entries(entry)
        .filter(isComponent)
        .map(([name, value]) => [value, name]),
    );
    for (const [name, value] of Object.entries(entry)) {
      if ((byValue.get(value)?.length ?? Infinity) < name.length) byValue.set(value, name);
    }
    return [...byValue].map(([value, name]) => [name, value] as const);
  }),
);

/** The state of a tool's form. */
const TOOL: ToolFields = {
  form: { name: 'a', example: {}, accepts: () => true },
  ref: createRef<HTMLFormElement>(),
  fields: {},
  isExample: true,
  bind: (name) => ({ name, value: '', onChange: () => undefined }),
  bindCheck: (name) => ({ name, checked: false, onChange: () => undefined }),
  change: () => undefined,
  replace: () => undefined,
  isKept: false,
  keep: () => undefined,
  clear: () => () => undefined,
  isLinkBroken: false,
  link: undefined,
};

/** The required props of each component that has any. */
const required: Record<string, object> = {
  AccordionItem: { heading: 'A' },
  Attempt: { name: 'a' },
  BotCheckTest: { load: () => Promise.resolve(false), generate: () => Promise.resolve(undefined) },
  Bars: { caption: 'A', rows: [] },
  BookingLink: { href: 'https://www.example.org' },
  BottomBar: { action: 'A' },
  Breadcrumbs: { trail: [{ label: 'Home', href: '/' }] },
  ButtonLink: { href: '/' },
  CalendarSubscription: { address: 'https://www.example.org/a.ics', name: 'A' },
  Card: { heading: 'A' },
  Chat: { answer: () => Promise.resolve({ kind: 'unknown' }), bookingUrl: 'https://www.example.org' },
  Checkbox: { label: 'A' },
  ComparisonTable: { caption: 'A', corner: 'B', columns: [], rows: [] },
  ConsentGate: { category: 'marketing', title: 'A', children: 'B' },
  CookieConsent: { site: 'https://www.example.org' },
  CoverSheet: { heading: 'A', price: 'B', action: 'C', children: 'D' },
  DayBands: { caption: 'A', clocks: [], windows: [] },
  Dialog: { id: 'd', children: <DialogTitle>A</DialogTitle> },
  DialogTrigger: { for: 'd' },
  EvidenceItem: { heading: 'A', href: '/', claim: 'B', sign: 'C', notes: [] },
  Fact: { label: 'A', children: 'B' },
  Figure: { caption: 'A' },
  Footer: { brand: 'B', contact: [], groups: [], locations: [], year: '2026' },
  Footnote: { heading: 'A' },
  GradeScale: { caption: 'A', boundaries: [] },
  Header: { brand: 'B', navigation: null, items: [], bookingUrl: 'https://www.example.org' },
  Hero: { children: <h1>A</h1> },
  Icon: { name: 'check' },
  IconButton: { icon: 'close', label: 'A' },
  LanguageSwitcher: { choices: [], current: 'en' },
  LeadForm: { page: '/', onSent: () => undefined },
  Link: { href: '/' },
  MarkExercise: { question: 'A', sentences: [] },
  EmbedFrame: { title: 'A' },
  EmbedPage: { site: 'S', title: 'A', href: '/a', link: 'B', children: 'C' },
  MarkedPage: { title: 'A', pages: [], marks: [] },
  Snippet: { text: 'A', copy: 'B', about: 'C', copied: 'D', failed: 'E' },
  MarkedScript: { title: 'A' },
  MarkedStrip: { right: 'A', wrong: 'B', note: 'C' },
  MobileMenu: { id: 'm', items: [], bookingUrl: 'https://www.example.org' },
  MobileMenuTrigger: { for: 'm' },
  NavigationMenu: { items: [] },
  NoticeCard: { heading: 'A' },
  NoticeStrip: { label: 'A', href: '/' },
  Plan: { size: 4, heading: 'A', amounts: [{ currency: 'USD', amount: 1 }] },
  Pagination: { current: 1, total: 2, hrefOf: String },
  Person: { name: 'A', role: 'B' },
  Plate: { label: 'A' },
  Price: { amounts: [] },
  PromoBanner: { text: 'A', href: '/', linkLabel: 'B' },
  RadioGroup: { label: 'A', name: 'a', options: [] },
  Recognition: { recognised: [], name: 'a', onChoose: () => undefined, nameOf: String },
  ReferenceCard: { reference: '' },
  RelatedLinks: { links: [] },
  SchoolList: { schools: [] },
  ScriptChooser: { legend: 'A', choices: [] },
  Scroller: { 'aria-label': 'A' },
  Select: { label: 'A', options: [] },
  ServiceFinder: { table: SAMPLE_TABLE },
  SessionNote: { well: 'A', lost: 'B', next: 'C' },
  SessionTimeline: {
    minutes: 60,
    stops: [0, 5, 20, 35, 50].map((from) => ({ from, name: 'A', text: 'B' })),
    sheet: 'C',
    note: 'D',
  },
  ShowMore: { count: 2 },
  Statistic: { value: '1', source: { label: 'A', href: '#' }, checked: 'B' },
  Step: { heading: 'A' },
  Switch: { label: 'A' },
  TableOfContents: { headings: [] },
  TabsContent: { value: 'a' },
  TabsList: { 'aria-label': 'A' },
  TabsTrigger: { value: 'a', children: 'A' },
  Testimonial: { author: 'A' },
  Tally: { caption: 'A', count: 3 },
  TextArea: { label: 'A' },
  TextField: { label: 'A' },
  Tier: { heading: 'A', audience: 'B', price: 'C', contents: [] },
  Tool: { tool: TOOL, heading: 'A', entry: 'B', result: 'C', report: () => undefined },
  Tooltip: { content: 'A', children: <button type="button">B</button> },
  TutorList: { tutors: [] },
  TrustList: { items: [] },
  Video: { provider: 'youtube', id: 'aqz-KE_bpKQ', title: 'A' },
};

/** These pass their props to the control inside the field, and not to the root. */
const CONTROLS = new Set(['Checkbox', 'Select', 'Switch', 'TextArea', 'TextField']);

/** These have no root class: a link looks like the page's links, and the switcher's root has no styles. */
const LIKE_THE_PAGE = new Set(['Link', 'LanguageSwitcher']);

/** Wraps a part in the component that it needs. */
const inside = (part: ReactElement, name: string) => {
  if (/^Dialog(?:Close|Header|Title)$/.test(name))
    return (
      <Dialog id="d" aria-label="A">
        {part}
      </Dialog>
    );
  if (/^(?:Highlighter|Ink|Pencil|RedPen|SoftInk)$/.test(name)) return <svg>{part}</svg>;
  return /^Tabs./.test(name) ? <Tabs>{part}</Tabs> : part;
};
const isInside = (name: string) => inside(<i />, name).type !== 'i';

/** The components without such a root, and the reason. */
const withoutRoot: Record<string, string> = {
  Marked: 'words, and their note beside them',
  Provider: 'renders what is in it',
  Stroke: 'a line of a drawing',
  Toaster: 'moves into open dialogs: its own test has its list',
};

const components = Object.keys(exported)
  .filter((name) => !(name in withoutRoot))
  .map((name) => [name, required[name] ?? {}] as const);

it('lists no component that the package does not export', () => {
  const listed = [...Object.keys(required), ...Object.keys(withoutRoot)];
  expect(listed.filter((name) => !(name in exported))).toEqual([]);
});

it.each(components)(
  '%s passes ref, className and rest props to its root, or to a field’s control, without a warning',
  (name, props) => {
    const error = vi.spyOn(console, 'error');
    const ref = createRef<HTMLElement>();
    const Any = exported[name] as ComponentType<Record<string, unknown> & { ref: Ref<HTMLElement> }>;
    const { container } = render(
      <StrictMode>{inside(<Any {...props} ref={ref} className="of-the-caller" data-rest="rest" />, name)}</StrictMode>,
    );
    const root = isInside(name) ? container.querySelector('.of-the-caller') : container.firstElementChild;
    expect(ref.current).not.toBeNull();
    expect(ref.current).toBe(CONTROLS.has(name) ? container.querySelector('input, select, textarea') : root);
    expect(ref.current).toHaveProperty('dataset.rest', 'rest');
    expect([...(ref.current?.classList ?? [])]).toContain('of-the-caller');
    // The build finds our components by this class, on pages without our reset.
    if (!LIKE_THE_PAGE.has(name) && !isInside(name)) expect(root?.getAttribute('class')).toMatch(/_(?:part|inline)__/);
    expect(error).not.toHaveBeenCalled();
  },
);

it.each(components)(
  '%s hydrates a page that was built a year ago: rendering reads no clock, random number or locale',
  (name, props) => {
    const Any = exported[name] as ComponentType<Record<string, unknown>>;
    const container = document.body.appendChild(document.createElement('div'));
    const element = inside(<Any {...props} />, name);
    container.innerHTML = withoutMachine(() => renderToString(element));
    expect(container.innerHTML).not.toBe('');
    vi.useFakeTimers({ now: Date.now() + YEAR_MS, toFake: ['Date'] });
    const onRecoverableError = vi.fn();
    render(element, { container, hydrate: true, onRecoverableError });
    vi.useRealTimers();
    expect(Object.keys(container.firstChild ?? container).join()).toContain('__react');
    expect(onRecoverableError.mock.calls).toEqual([]);
  },
);
