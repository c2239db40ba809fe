import type { JsonSchema } from '@tutoring/domain/desk';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcePublication, type ContentApi } from '../content-api';
import { readYaml } from '../forms';
import { samplePublication } from '../publication/sample';
import { editHref } from './addresses';
import { Content } from './content';
import { draftPaths, readDraft } from './model/drafts';
import { SAMPLE_SCHEMAS, SAMPLES, sampleApi } from './sample-api';
import { sampleReader } from './sample-reader';

const FAQ = 'site/content/faq.mdx';
const loadSchemas = () => Promise.resolve(SAMPLE_SCHEMAS);
const PRICES = 'site/data/prices.yaml';
const open = (api: ContentApi, path = FAQ, { line, field }: { line?: number; field?: string } = {}) =>
  render(
    <Content
      api={api}
      read={sampleReader}
      search={editHref({ path, line, field }).replace(/^[^?]*/, '')}
      loadSchemas={loadSchemas}
    />,
  );
const openList = (api: ContentApi) =>
  render(<Content api={api} read={sampleReader} search="" loadSchemas={loadSchemas} />);
/** The field with the whole text, with its fold open. */
async function body(): Promise<HTMLTextAreaElement> {
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Whole text of the page' });
  field.closest('details')?.setAttribute('open', '');
  return field;
}
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));
/** Replaces words of the text, as somebody who selects and types. */
async function replace(words: string, by: string): Promise<void> {
  const field = await body();
  const start = field.value.indexOf(words);
  field.focus();
  field.setSelectionRange(start, start + words.length);
  document.execCommand('insertText', false, by);
  await waitFor(() => expect(field.value).toContain(by));
}

const FRONTMATTER: JsonSchema = {
  type: 'object',
  required: ['title', 'description', 'template'],
  properties: {
    title: { type: 'string', title: 'Title' },
    description: { type: 'string', title: 'Description' },
    template: { type: 'string', title: 'Template' },
  },
};

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('shows YAML as text only after its form could not be loaded, and says why', async () => {
  let fail = (_: Error) => {};
  const load = vi.fn(loadSchemas).mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const path = 'site/data/prices.yaml';
  render(
    <Content api={sampleApi()} read={sampleReader} search={`?path=${encodeURIComponent(path)}`} loadSchemas={load} />,
  );
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  fail(new Error('There is no connection.'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^There is no connection\..*their forms did not load/);
  expect(await screen.findByRole('textbox', { name: 'Text of the file (YAML)' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('finds a page by its address, with its languages side by side', async () => {
  openList(sampleApi());
  await userEvent.type(await screen.findByRole('searchbox'), '/faq');
  expect(screen.getByText('1 of 7 by title and address')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sample questions' })).toHaveAttribute('href', editHref({ path: FAQ }));
  const languages = within(screen.getByRole('list', { name: 'Languages of Sample questions' }));
  expect(languages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['en', 'ar', 'fr']);
});

it('finds words in the texts, and leads to their line', async () => {
  openList(sampleApi());
  await userEvent.type(await screen.findByRole('searchbox'), 'second para');
  const found = within(await screen.findByRole('region', { name: 'In the texts' }));
  expect(found.getByText('1 place')).toBeVisible();
  expect(found.getByText('Second para')).toBeVisible();
  expect(found.getByRole('link', { name: 'Sample questions · English' })).toHaveAttribute(
    'href',
    editHref({ path: FAQ, line: 11 }),
  );
});

it('marks what is changed and not published, with its language', async () => {
  const api = sampleApi();
  const publication = () =>
    Promise.resolve({
      ...samplePublication(),
      files: [{ path: 'site/content/faq/ar.mdx', change: 'changed' as const }],
    });
  openList({ ...api, publication });
  expect(await screen.findByRole('heading', { name: 'Changed, not published' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^ar: .*changed, not published$/ })[0]).toBeVisible();
});

it('takes the published text into the form, and says that translations are behind', async () => {
  const api = sampleApi();
  const published = api.files.get(FAQ) ?? '';
  api.publishAs('Edit Prices', { [PRICES]: 'from: []\n' });
  api.otherSave(FAQ, published.replace('First', 'Other'));
  const files = [{ path: FAQ, change: 'changed' as const }];
  open({ ...api, publication: () => Promise.resolve({ ...samplePublication(), files }) });
  expect(await screen.findByText(/^The translations say what the English text said before/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Take the published text' }));
  await waitFor(async () => expect((await body()).value).toContain('First'));
  expect(screen.queryByRole('button', { name: 'Take the published text' })).toBeNull();
  await save();
  expect(await screen.findByText(/^The translations still say what was here/)).toBeVisible();
  expect(api.files.get(FAQ)).toBe(published);
});

it('says that a file has no published text', async () => {
  const files = [{ path: FAQ, change: 'added' as const }];
  open({ ...sampleApi(), publication: () => Promise.resolve({ ...samplePublication(), files }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Take the published text' }));
  expect(await screen.findByText(/^This file is not published yet/)).toBeVisible();
});

it('marks nothing any more once it is published', async () => {
  let files = samplePublication().files;
  openList({ ...sampleApi(), publication: () => Promise.resolve({ ...samplePublication(), files }) });
  expect(await screen.findByRole('heading', { name: 'Changed, not published' })).toBeVisible();
  files = [];
  announcePublication();
  await waitFor(() => expect(screen.queryByText('Changed, not published')).toBeNull());
});

it('lists the paths when the build has written no titles', async () => {
  const read = { ...sampleReader, pages: () => Promise.reject(new Error('No build.')) };
  render(<Content api={sampleApi()} read={read} search="" loadSchemas={loadSchemas} />);
  await userEvent.type(await screen.findByRole('searchbox'), 'faq');
  expect(await screen.findByRole('link', { name: 'faq' })).toBeVisible();
});

it('sends nothing when nothing has changed', async () => {
  const api = sampleApi();
  open(api);
  await body();
  await save();
  await replace('First', 'Other');
  await replace('Other', 'First');
  await save();
  expect(api.requests).toEqual([]);
  expect(draftPaths()).toEqual([]);
});

it('saves the whole file with its frontmatter as it was, and a summary', async () => {
  const api = sampleApi();
  open(api);
  await replace('First', 'Other');
  expect(screen.getByText(/The translations say what the English text said before/)).toBeVisible();
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.files.get(FAQ)).toBe(SAMPLES[FAQ]?.replace('First', 'Other'));
  expect(api.requests[0]?.summary).toBe('Edit Sample questions, English');
  expect(draftPaths()).toEqual([]);
});

it('restores a draft after a reload, and gives it up when asked', async () => {
  const first = open(sampleApi());
  await replace('First', 'Typed');
  first.unmount();
  open(sampleApi());
  expect(await screen.findByText(/This is your text of .* not saved yet/)).toBeVisible();
  expect((await body()).value).toContain('Typed');
  await userEvent.click(screen.getByRole('button', { name: 'Give the draft up' }));
  expect((await body()).value).not.toContain('Typed');
  expect(draftPaths()).toEqual([]);
});

it.each([
  ['another file is opened', (close: () => void) => close()],
  ['the page is closed', () => dispatchEvent(new Event('pagehide'))],
])('keeps the last letters of a large file when %s', async (_, leave) => {
  const large = { ...SAMPLES, [PRICES]: `${SAMPLES[PRICES]}# ${'x'.repeat(20_000)}\n` };
  const { unmount } = open(sampleApi(large), PRICES);
  await userEvent.type(await screen.findByLabelText(/^Minutes/), '1');
  expect(draftPaths()).toEqual([PRICES]);
  localStorage.clear();
  const text = await screen.findByLabelText(/^Of/);
  fireEvent.change(text, { target: { value: 'Typed' } });
  leave(unmount);
  expect(readDraft(PRICES)?.text).toContain('Typed');
});

it('says that a text is not kept where the browser has no room', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  });
  open(sampleApi());
  await replace('First', 'Other');
  expect(await screen.findByText(/this browser has no room to keep it: save before/)).toBeVisible();
  vi.restoreAllMocks();
});

it('marks drafts in the list', async () => {
  const first = open(sampleApi());
  await replace('First', 'Typed');
  first.unmount();
  openList(sampleApi());
  expect(await screen.findByRole('heading', { name: 'Not saved yet' })).toBeVisible();
  expect(screen.getAllByText('Draft')[0]).toBeVisible();
});

it('keeps the text when the connection is lost, also over a reload without one', async () => {
  const api = sampleApi();
  const first = open(api);
  await replace('First', 'Typed');
  api.isOnline = false;
  await save();
  expect(await screen.findByText(/What you typed is kept in this browser/)).toBeVisible();
  // The alert is above the text: beside the button it is always in sight.
  await expect.element(screen.getByText('Not saved: There is no connection.')).toBeInViewport();
  first.unmount();
  open(api);
  expect((await body()).value).toContain('Typed');
  api.isOnline = true;
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.files.get(FAQ)).toContain('Typed');
});

it('shows what the build would refuse, and leads to the line', async () => {
  const api = sampleApi();
  open(api);
  await replace('Second paragraph.', '<Unknown />');
  await save();
  expect(await screen.findByText(/There is no component <Unknown>\.\s+Fix: use one of/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /Nothing was saved/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Line 11' }));
  const field = await body();
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('<Unknown />');
  expect(api.files.get(FAQ)).toBe(SAMPLES[FAQ]);
});

it('leads to a line of the fields, and opens them', async () => {
  open(sampleApi(), FAQ, { line: 3 });
  await body();
  const head = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Fields of the page (YAML)' });
  await waitFor(() => expect(head).toHaveFocus());
  expect(head.value.slice(head.selectionStart, head.selectionEnd)).toBe('description: "A sample."');
});

it('puts somebody else’s changes of other lines into the text, and saves on a press', async () => {
  const api = sampleApi();
  open(api);
  await replace('First', 'Mine');
  api.otherSave(FAQ, SAMPLES[FAQ]?.replace('Third', 'Theirs'));
  await save();
  expect(await screen.findByText(/Their changes and yours are together/)).toBeVisible();
  expect(api.files.get(FAQ)).not.toContain('Mine');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.files.get(FAQ)).toBe(SAMPLES[FAQ]?.replace('First', 'Mine').replace('Third', 'Theirs'));
});

it('shows both versions of a place that both changed, over a reload too, and saves the choice', async () => {
  const api = sampleApi();
  const first = open(api);
  await replace('First', 'Mine');
  api.otherSave(FAQ, SAMPLES[FAQ]?.replace('First', 'Theirs'));
  await save();
  expect(await screen.findByRole('heading', { name: /Somebody else has saved/ })).toHaveFocus();
  first.unmount();
  open(api);
  expect(await screen.findByText('Mine paragraph.')).toBeVisible();
  expect(screen.getByText('Theirs paragraph.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use these choices' }));
  expect(screen.getByText('1 place is left to choose.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Both/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Use these choices' }));
  expect((await body()).value).toContain('Theirs paragraph.\nMine paragraph.');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.files.get(FAQ)).toContain('Theirs paragraph.\nMine paragraph.');
});

it('makes a file again that somebody has deleted', async () => {
  const api = sampleApi();
  open(api);
  await replace('First', 'Mine');
  api.otherSave(FAQ, undefined);
  await save();
  expect(await screen.findByText(/has deleted this file/)).toBeVisible();
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.files.get(FAQ)).toBe(SAMPLES[FAQ]?.replace('First', 'Mine'));
});

it('keeps what is typed while a save is under way', async () => {
  const api = sampleApi();
  let answer = () => undefined as void;
  const slow: ContentApi = {
    ...api,
    save: async (...sent) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return api.save(...sent);
    },
  };
  open(slow);
  await replace('First', 'Sent');
  await save();
  await replace('Third', 'Later');
  answer();
  await waitFor(() => expect(api.files.get(FAQ)).toContain('Sent'));
  expect(await screen.findByText('Not saved yet; kept in this browser.')).toBeVisible();
  expect((await body()).value).toContain('Later');
  expect(draftPaths()).toEqual([FAQ]);
});

it('inserts a component at the cursor, with its attributes', async () => {
  open(sampleApi());
  const field = await body();
  const place = field.value.indexOf('Second');
  field.focus();
  field.setSelectionRange(place, place);
  await userEvent.click(await screen.findByRole('button', { name: 'Insert…' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Insert Note' }));
  expect(dialog.getByText('Fill this in: the build needs it.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Seen');
  await userEvent.click(dialog.getByRole('button', { name: 'Insert Note' }));
  await waitFor(() => expect(field.value).toContain('First paragraph.\n\n<Note text="Seen" />\n\nSecond'));
  expect(field).toHaveFocus();
});

it('shows another language beside the text, in its direction', async () => {
  open(sampleApi());
  await body();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Beside the text' }), 'العربية');
  const other = await screen.findByRole('textbox', { name: /^Text in العربية/ });
  expect(other).toHaveAttribute('readonly');
  expect(getComputedStyle(other).direction).toBe('rtl');
});

it('says why a file could not be read, and reads it again', async () => {
  const api = sampleApi();
  api.isOnline = false;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open(api);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.isOnline = true;
  await userEvent.click(retry);
  expect((await body()).value).toContain('First paragraph.');
});

it('changes one value of a data file by its form, and nothing else', async () => {
  const api = sampleApi();
  open(api, PRICES);
  const minutes = await screen.findByLabelText(/^Minutes/);
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '45');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.files.get(PRICES)).toBe(SAMPLES[PRICES]?.replace('minutes: 60', 'minutes: 45'));
});

it('opens a form at the field that the address names', async () => {
  open(sampleApi(), PRICES, { field: 'session.minutes' });
  await waitFor(() => expect(screen.getByLabelText(/^Minutes/)).toHaveFocus());
});

it('opens a form at the field of the line that the address names', async () => {
  open(sampleApi(), PRICES, { line: 4 });
  await waitFor(() => expect(screen.getByLabelText(/^Minutes/)).toHaveFocus());
});

it('opens the text at a line that is no field', async () => {
  open(sampleApi(), PRICES, { line: 1 });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text of the file (YAML)' })).toHaveFocus());
});

it('opens the fields of a page at the one that the address names', async () => {
  const schemas = { ...SAMPLE_SCHEMAS, frontmatter: { page: FRONTMATTER } };
  render(
    <Content
      api={sampleApi()}
      read={sampleReader}
      search={`?path=${FAQ}&field=description`}
      loadSchemas={() => Promise.resolve(schemas)}
    />,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus());
});

it('names the field that keeps a file from being saved, leads to it, and keeps what was typed', async () => {
  const api = sampleApi();
  const first = open(api, PRICES);
  await userEvent.type(await screen.findByLabelText(/^Minutes/), 'x');
  await save();
  expect(screen.getByRole('heading', { name: 'Nothing was saved: a field needs a correction' })).toHaveFocus();
  expect(api.requests).toEqual([]);
  first.unmount();
  open(api, PRICES);
  expect(await screen.findByLabelText(/^Minutes/)).toHaveValue('60x');
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'A session › Minutes' }));
  const minutes = screen.getByLabelText(/^Minutes/);
  expect(minutes).toHaveFocus();
  expect(minutes).toHaveAccessibleDescription(/Write a number in digits/);
  await userEvent.type(minutes, '{Backspace}');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
});

it('leads from the days of an offer to its page on that day', async () => {
  render(
    <Content
      api={sampleApi()}
      read={sampleReader}
      search="?path=site/data/offers.yaml&field=five-for-three.from"
      preview="http://127.0.0.1:1"
      loadSchemas={loadSchemas}
    />,
  );
  expect(await screen.findByRole('link', { name: 'Preview as on September 1, 2027' })).toHaveAttribute(
    'href',
    'http://127.0.0.1:1/promo?as-on=2027-09-01',
  );
});

const OFFERS = 'site/data/offers.yaml';

it('makes an offer whole in one form: its words, its days and its pages', async () => {
  const api = sampleApi();
  open(api, OFFERS);
  await userEvent.type(await screen.findByLabelText('Name of a new entry'), 'New year');
  expect(screen.getByLabelText('Name of a new entry')).toHaveAccessibleDescription(/will be called new-year/);
  // The first is for another language of the present offer.
  await userEvent.click(screen.getAllByRole('button', { name: 'Add' }).at(-1) ?? document.body);
  const added = within(screen.getByText('new-year').closest('details') ?? document.body);
  const english = added.getByLabelText('English');
  expect(english).toHaveFocus();
  await userEvent.type(english, 'Ten for nine.');
  expect(english).toHaveAccessibleDescription(/Write \{until\} where its value belongs/);
  await userEvent.clear(english);
  await userEvent.type(english, 'Ten for nine, until {{until}.');
  await userEvent.selectOptions(added.getByLabelText('Add a language'), 'de');
  await userEvent.click(added.getByRole('button', { name: 'Add German' }));
  await userEvent.type(added.getByLabelText('German'), 'Bis {{until}.');
  fireEvent.change(added.getByLabelText(/^Last day/), { target: { value: '2099-01-31' } });
  await userEvent.click(added.getByRole('button', { name: 'Add to: Pages' }));
  await userEvent.type(added.getByLabelText('Entry 1'), '/promo');
  await save();
  await waitFor(() => expect(api.files.get(OFFERS)).toContain('new-year:'));
  expect(readYaml(api.files.get(OFFERS) ?? '')).toMatchObject({
    'new-year': {
      text: { en: 'Ten for nine, until {until}.', de: 'Bis {until}.' },
      until: '2099-01-31',
      pages: ['/promo'],
    },
  });
});

it('says of an offer whose last day has passed that it has ended, and saves it all the same', async () => {
  const api = sampleApi();
  open(api, OFFERS);
  const last = await screen.findByLabelText(/^Last day/);
  expect(screen.queryByText(/has ended/)).not.toBeInTheDocument();
  fireEvent.change(last, { target: { value: '2025-09-15' } });
  expect(screen.getByText(/^This offer has ended: no page shows it/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /as on September 15, 2025/ })).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(api.files.get(OFFERS)).toContain('until: 2025-09-15'));
});
