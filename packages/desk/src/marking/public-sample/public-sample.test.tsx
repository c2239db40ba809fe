import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Marking } from '../marking';
import { SAMPLES, sampleApi } from '../sample-api';
import { SampleContentContext, type SampleContent } from './content';
import { NO_WORKS, ONE_WORK, sampleContent } from './sample';
import { STUDENT_WORK_FILE, worksIn } from './work-file';
import '@tutoring/ui/core.css';
import '@tutoring/ui/reset.css';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', location.pathname);
  localStorage.clear();
});

type Permission = 'never' | 'allowed' | 'withdrawn';

/** The returned sample, with a permission to show it. */
const apiWith = (permission: Permission) =>
  sampleApi({
    change: (marking) =>
      marking.reference === SAMPLES.returned
        ? {
            ...marking,
            maySample: permission === 'allowed',
            sampleWithdrawnAt: permission === 'withdrawn' ? new Date().toISOString() : null,
          }
        : marking,
  });
function show(content: SampleContent, permission: Permission, fragment: string = SAMPLES.returned) {
  history.replaceState(null, '', fragment === '' ? location.pathname : `#${fragment}`);
  return render(
    <SampleContentContext value={content}>
      <Marking api={apiWith(permission)} />
    </SampleContentContext>,
  );
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const part = () => page.getByRole('region', { name: 'Public sample' });
const savedIn = ({ api }: ReturnType<typeof sampleContent>) => worksIn(api.files.get(STUDENT_WORK_FILE) ?? '');

/** Selects words of the answer, as a mouse or Shift and the arrow keys do. */
function select(words: string): void {
  const answer = field(/^Answer/).element() as HTMLTextAreaElement;
  const from = answer.value.indexOf(words);
  if (from < 0) throw new Error(`The answer has no “${words}”.`);
  answer.focus();
  answer.setSelectionRange(from, from + words.length);
}

it('makes a sample of a returned marking: typed, marked, checked, and saved in the file', async () => {
  const content = sampleContent();
  show(content, 'allowed');
  await expect.element(part().getByText(/You can make it until .*, when the pages are deleted/)).toBeVisible();
  await userEvent.click(button('Make a public sample'));

  // What the marking knows is filled in: the question, the grade, and the notes.
  await expect.element(page.getByRole('combobox', { name: /^Subject/ })).toHaveValue('/services/chemistry-tutoring');
  await expect.element(field(/^Grade/)).toHaveValue('4/6');
  await expect.element(field(/^Question/)).toHaveValue(expect.stringContaining('calcium carbonate') as string);
  expect(page.getByRole('textbox', { name: /^Note/ }).elements()).toHaveLength(2);

  await userEvent.fill(field(/^Title/), 'A sample: marble and acid');
  await userEvent.fill(field(/^Answer/), 'The ratio is one to one.\n\nThe surface is larger.');
  select('one to one');
  await userEvent.click(button('Take the selected words').first());
  select('surface is larger');
  await userEvent.click(button('Take the selected words').nth(1));
  const preview = part().getByRole('figure');
  await expect.element(preview.getByText('A student’s own work')).toBeVisible();
  await expect.element(preview.getByRole('link', { name: 'one to one' })).toBeVisible();

  await userEvent.click(button('Save'));
  await expect.element(page.getByText('The site shows it once you have published it under Content.')).toBeVisible();
  expect(savedIn(content)).toEqual([
    {
      reference: SAMPLES.returned,
      subject: '/services/chemistry-tutoring',
      language: 'en',
      title: 'A sample: marble and acid',
      question: expect.stringContaining('calcium carbonate') as string,
      grade: '4/6',
      text: 'The ratio is one to one.\n\nThe surface is larger.',
      marks: [
        { words: 'one to one', kind: 'underline', note: 'Look at the equation again: two HCl for each CaCO3.' },
        { words: 'surface is larger', kind: 'underline', note: expect.stringContaining('Per second?') as string },
      ],
    },
  ]);
  expect(content.api.requests[0]?.summary).toBe('Students’ work: add A sample: marble and acid');
});

it('waits for the list of pages, from which the subject is chosen', async () => {
  const content = sampleContent();
  let known = () => {};
  const pages = new Promise<void>((resolve) => (known = resolve));
  const list = content.api.list.bind(content.api);
  content.api.list = () => pages.then(list);
  show(content, 'allowed');
  await expect.element(button('Make a public sample')).toBeDisabled();
  known();
  await userEvent.click(button('Make a public sample'));
  await expect.element(page.getByRole('combobox', { name: /^Subject/ })).toHaveValue('/services/chemistry-tutoring');
});

it('says what must be corrected before it saves, and warns of the sender’s name', async () => {
  const content = sampleContent();
  show(content, 'allowed');
  await userEvent.click(button('Make a public sample'));
  await userEvent.fill(field(/^Answer/), 'By Parent, parent@example.com.');
  await expect.element(page.getByText('“parent” is in the sender’s name, too.', { exact: false })).toBeVisible();
  await userEvent.fill(field(/^Words/).first(), 'not there');
  await userEvent.click(button('Save'));
  const alert = part().getByRole('alert');
  await expect.element(alert.getByText('Title: Write something here.', { exact: false })).toBeVisible();
  await expect
    .element(alert.getByText('The marked words “not there” are not in a paragraph of the text.', { exact: false }))
    .toBeVisible();
  await expect
    .element(alert.getByText('“parent@example.com” looks like an email address.', { exact: false }))
    .toBeVisible();
  expect(content.api.requests).toEqual([]);
});

it('keeps what is typed over a reload', async () => {
  const content = sampleContent();
  const { unmount } = show(content, 'allowed');
  await userEvent.click(button('Make a public sample'));
  await userEvent.fill(field(/^Answer/), 'Typed from the photo.');
  unmount();
  show(content, 'allowed');
  await expect.element(field(/^Answer/)).toHaveValue('Typed from the photo.');
  expect(content.api.files.get(STUDENT_WORK_FILE)).toBe(NO_WORKS);
});

describe('a sample whose permission is withdrawn', () => {
  it('can only be taken out', async () => {
    const content = sampleContent(ONE_WORK(SAMPLES.returned));
    show(content, 'withdrawn');
    await expect.element(part().getByText(/^Permission withdrawn on .*: take the sample out/)).toBeVisible();
    expect(field(/^Answer/).query()).toBeNull();
    await userEvent.click(button('Take the sample out'));
    await expect.element(part().getByText(/It leaves the site when you save/)).toBeVisible();
    await userEvent.click(button('Save'));
    await expect.poll(() => savedIn(content)).toEqual([]);
    expect(content.api.files.get(STUDENT_WORK_FILE)).toContain('# Samples.');
  });

  it('is in the list, with the reason', async () => {
    show(sampleContent(ONE_WORK(SAMPLES.returned)), 'withdrawn', '');
    const line = page.getByRole('link', { name: /A sample of a sample/ });
    await expect.element(line.getByText('Permission withdrawn: take it out')).toBeVisible();
    await userEvent.click(line);
    await expect.element(button('Take the sample out')).toBeVisible();
  });

  it('can be taken out after its request was forgotten', async () => {
    const content = sampleContent(ONE_WORK('L-2345-6799'));
    show(content, 'never', 'L-2345-6799');
    await expect.element(part().getByText(/^The request of this sample is gone/)).toBeVisible();
    await userEvent.click(button('Take the sample out'));
    await userEvent.click(button('Save'));
    await expect.poll(() => savedIn(content)).toEqual([]);
  });
});

it('offers nothing without permission', async () => {
  const content = sampleContent();
  const read = vi.spyOn(content.api, 'read');
  show(content, 'never');
  await expect.element(page.getByRole('heading', { name: 'Returned' })).toBeVisible();
  // The list and the marking have read the file.
  await expect.poll(() => read.mock.settledResults.length).toBe(2);
  expect(part().query()).toBeNull();
  expect(button('Make a public sample').query()).toBeNull();
});
