import type { CDPSession, Locator, Page } from '@playwright/test';

/** A node of Chrome's accessibility tree: what a screen reader is given. */
interface Node {
  nodeId: string;
  ignored: boolean;
  parentId?: string;
  childIds?: string[];
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: unknown };
  properties?: { name: string; value: { value: unknown } }[];
}

/** What is spoken for a role, where that differs from its name. */
const ROLES: Record<string, string> = {
  textbox: 'edit field',
  searchbox: 'search field',
  combobox: 'combo box',
  radio: 'radio button',
  checkbox: 'check box',
  RootWebArea: 'page',
  DisclosureTriangle: 'disclosure button',
  DisclosureTriangleGrouped: 'disclosure button',
  listitem: 'item',
  img: 'picture',
  image: 'picture',
  contentinfo: 'footer',
  banner: 'header',
  main: 'main content',
  complementary: 'aside',
  Canvas: 'picture',
};
/** Surroundings that are spoken on the way in. */
const SURROUNDINGS =
  /^(?:banner|navigation|main|contentinfo|complementary|search|region|form|group|radiogroup|list|listbox|dialog|alertdialog|table|log|toolbar|figure)$/;
/** Surroundings without a name that nobody announces. */
const ONLY_NAMED = /^(?:region|form|group|radiogroup|figure|log|toolbar)$/;

/** A longer text would hide the rest of its row. */
const LONGEST = 160;
/** Text as it is spoken, without what differs in each run. */
export function quoted(text: string, longest = LONGEST): string {
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/L-\w{4}-\w{4}/g, 'L-…')
    .replace(/\d+ [kM]B/g, '… kB');
  return plain.length > longest ? `“${plain.slice(0, longest).replace(/\s\S*$/, '')} …”` : `“${plain}”`;
}
const roleOf = ({ role }: Node) => ROLES[role?.value ?? ''] ?? role?.value ?? '';

/** One line for a control: name, role, state, value and description, in the order of screen readers. */
function line(node: Node): string {
  const property = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
  const states: string[] = [];
  const role = node.role?.value ?? '';
  if (property('required') === true) states.push('required');
  if (property('invalid') === 'true') states.push('invalid entry');
  if (property('disabled') === true) states.push('unavailable');
  if (property('expanded') !== undefined) states.push(property('expanded') === true ? 'expanded' : 'collapsed');
  const checked = property('checked');
  if (checked !== undefined)
    states.push(
      role === 'switch' ? (checked === 'true' ? 'on' : 'off') : checked === 'true' ? 'checked' : 'not checked',
    );
  if (property('pressed') !== undefined) states.push(property('pressed') === 'true' ? 'pressed' : 'not pressed');
  if (role === 'option' && property('selected') === true) states.push('selected');
  if (role === 'heading') states.push(`level ${String(property('level'))}`);
  const value = typeof node.value?.value === 'string' && node.value.value ? [quoted(node.value.value)] : [];
  const name = node.name?.value ? [quoted(node.name.value)] : [];
  return [...name, roleOf(node), ...states, ...value].join(', ') + helpOf(node);
}

function helpOf({ name, description }: Node): string {
  return description?.value && description.value !== name?.value ? `. ${quoted(description.value, 240)}` : '';
}

/** What an element is, and what lies around it. */
export interface Spoken {
  /** Its name and role. */
  short: string;
  line: string;
  /** From the outside to the inside. The keys tell two surroundings with equal words apart. */
  around: { key: string; line: string }[];
}

export class Speech {
  readonly #page: Page;
  #session: CDPSession | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What is spoken for the focused element; for the active option of a list, what is spoken for the option. */
  async focused(): Promise<Spoken> {
    const nodes = await this.#nodesFor(
      `(() => {
        const focused = document.activeElement ?? document.body;
        return document.getElementById(focused.getAttribute('aria-activedescendant') ?? '') ?? focused;
      })()`,
    );
    const [node] = nodes;
    if (!node) return { short: '', line: '', around: [] };
    const byId = new Map(nodes.map((one) => [one.nodeId, one]));
    const around: Spoken['around'] = [];
    for (let at = byId.get(node.parentId ?? ''); at; at = byId.get(at.parentId ?? ''))
      if (isSpokenAround(at)) around.unshift({ key: at.nodeId, line: aroundLine(at) });
    const short = [node.name?.value ? quoted(node.name.value, 60) : '', roleOf(node)].filter(Boolean).join(', ');
    return { short, line: line(node), around };
  }

  /** What is spoken when somebody reads an element from its beginning to its end. */
  async reading(locator: Locator): Promise<string[]> {
    await locator.evaluate((element) => element.setAttribute('data-read-aloud', ''));
    const [root] = await this.#nodesFor(`document.querySelector('[data-read-aloud]')`);
    await locator.evaluate((element) => element.removeAttribute('data-read-aloud'));
    const { nodes } = (await (await this.#open()).send('Accessibility.getFullAXTree')) as { nodes: Node[] };
    const lines: string[] = [];
    if (root) readInto(lines, root.nodeId, new Map(nodes.map((one) => [one.nodeId, one])));
    return lines.map((one) => one.trim()).filter(Boolean);
  }

  async #open(): Promise<CDPSession> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page);
    await this.#session.send('Accessibility.enable');
    return this.#session;
  }

  /** The node of the element that an expression finds, and those around it. */
  async #nodesFor(expression: string): Promise<Node[]> {
    const session = await this.#open();
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return [];
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: true,
    });
    return nodes as Node[];
  }
}

function isSpokenAround(node: Node): boolean {
  const role = node.role?.value ?? '';
  return !node.ignored && SURROUNDINGS.test(role) && (Boolean(node.name?.value) || !ONLY_NAMED.test(role));
}

function aroundLine(node: Node): string {
  const role = roleOf(node);
  const count = node.childIds?.length ?? 0;
  const what = node.role?.value === 'list' ? `list of ${count}` : role;
  return (node.name?.value ? `${quoted(node.name.value)}, ${what}` : what) + helpOf(node);
}

/** Elements that are spoken as one line with their name. */
const WHOLE =
  /^(?:heading|button|link|textbox|searchbox|combobox|checkbox|radio|switch|option|img|image|DisclosureTriangle|DisclosureTriangleGrouped)$/;
/** Elements that begin a new line. */
const BLOCK =
  /^(?:paragraph|listitem|row|blockquote|term|definition|caption|LabelText|generic|group|region|form|list|table|status|alert|log|figure|article|section|note|article|time)$/;

function readInto(lines: string[], id: string, byId: ReadonlyMap<string, Node>): void {
  const node = byId.get(id);
  if (!node) return;
  const role = node.role?.value ?? '';
  const add = (text: string) => lines.push(`${lines.pop() ?? ''} ${text}`.trim());
  const children = () => {
    for (const child of node.childIds ?? []) readInto(lines, child, byId);
  };
  if (!node.ignored && role === 'StaticText') return void add(node.name?.value ?? '');
  if (role === 'InlineTextBox') return;
  if (!node.ignored && WHOLE.test(role)) {
    if (role === 'link') add(line(node));
    else lines.push(line(node), '');
    return;
  }
  if (!node.ignored && (role === 'list' || role === 'table')) lines.push(aroundLine(node));
  if (!node.ignored && BLOCK.test(role)) {
    lines.push(role === 'listitem' ? '•' : '');
    children();
    lines.push('');
    return;
  }
  if (role === 'cell' || role === 'gridcell' || role === 'rowheader' || role === 'columnheader') {
    add(node.name?.value ? `${node.name.value};` : '');
    return;
  }
  children();
}
