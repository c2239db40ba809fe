import { MARKING_LOCK_MINUTES, MARKS_MAX } from '@tutoring/domain/marking';
import { fill } from '@tutoring/ui/internal/fill';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RequestError } from '../common/request';
import { MarkingRefusal, type MarkingApi } from './api';
import { Marking } from './marking';
import { OTHER_TUTOR, SAMPLES, sampleApi } from './sample-api';
import { DRAFT_SAVE_DELAY_MS } from './use-marking';
import '@tutoring/ui/core.css';
import '@tutoring/ui/reset.css';

/** A draft is saved seconds after a change, which is longer than `expect` waits by default. */
const SAVED = { timeout: 20 * DRAFT_SAVE_DELAY_MS };

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', location.pathname);
  localStorage.clear();
});

const show = (api: MarkingApi, reference: string = SAMPLES.waiting) => {
  history.replaceState(null, '', `#${reference}`);
  return render(<Marking api={api} />);
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const note = (number: number) => page.getByRole('textbox', { name: `Note of mark ${number}` });
const marksOnPage = () => [...document.querySelectorAll<HTMLElement>('[data-mark]')];
/** The layer of Annotorious over a page. */
const glass = async (position = 0): Promise<HTMLElement> => {
  const find = () => document.querySelector<HTMLElement>(`[data-page="${position}"] .a9s-annotationlayer`);
  await expect.poll(find).not.toBeNull();
  return find() as HTMLElement;
};
/** Draws with the mouse, between two places of a page. */
async function draw(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const layer = await glass();
  await userEvent.dragAndDrop(layer, layer, {
    sourcePosition: { x: from[0], y: from[1] },
    targetPosition: { x: to[0], y: to[1] },
  });
}
const savedWork = async (api: MarkingApi, reference: string = SAMPLES.waiting) =>
  (await api.read(reference, new AbortController().signal)).marking.work;

it('marks with the pointer: a press, a line that is flat, a box, also while another mark is selected', async () => {
  show(sampleApi());
  await userEvent.click(await glass(), { position: { x: 120, y: 120 } });
  await expect.element(note(1)).toHaveFocus();
  await draw([150, 300], [400, 300]);
  await expect.element(note(2)).toHaveFocus();
  await draw([150, 400], [300, 440]);
  await expect.element(note(3)).toHaveFocus();
  const [, line, box] = marksOnPage().map((mark) => mark.getBoundingClientRect());
  const paper = (await glass()).getBoundingClientRect();
  expect((line?.bottom ?? 0) - paper.top).toBeCloseTo(300, -1);
  expect(box?.width).toBeCloseTo(150, -1);
});

it('draws a flat line also for a hand that is slow', async () => {
  show(sampleApi());
  const layer = await glass();
  const { left, top } = layer.getBoundingClientRect();
  const send = (type: string, x: number) =>
    layer.dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: left + x, clientY: top + 200 }),
    );
  send('pointerdown', 100);
  // Annotorious takes less for a press.
  await new Promise((settle) => setTimeout(settle, 400));
  send('pointermove', 300);
  send('pointerup', 300);
  await expect.element(note(1)).toHaveFocus();
  expect(marksOnPage()[0]?.getBoundingClientRect().width).toBeCloseTo(200, -1);
});

it('moves a mark with the pointer, and takes the move back', async () => {
  show(sampleApi());
  await draw([150, 200], [300, 240]);
  await expect.element(note(1)).toHaveFocus();
  const leftOf = () => marksOnPage()[0]?.getBoundingClientRect().left ?? 0;
  const before = leftOf();
  await draw([220, 220], [320, 220]);
  await expect.poll(leftOf).toBeCloseTo(before + 100, -1);
  expect(marksOnPage()).toHaveLength(1);
  await button('Undo').click();
  await expect.poll(leftOf).toBeCloseTo(before, -1);
  await button('Undo').click();
  await expect.poll(marksOnPage).toHaveLength(0);
  await button('Redo').click();
  await expect.poll(marksOnPage).toHaveLength(1);
});

it('marks, moves, resizes, writes, deletes and takes back by keyboard alone', async () => {
  const api = sampleApi();
  show(api);
  await expect.element(button('Wavy line')).toBeVisible();
  await glass();
  (button('Wavy line').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}');
  await expect.element(button('Add mark')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const held = () => marksOnPage()[0] as HTMLElement;
  await expect.poll(() => document.activeElement?.getAttribute('data-mark')).toBeTruthy();
  const before = held().getBoundingClientRect();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  const after = held().getBoundingClientRect();
  expect(after.left).toBeLessThan(before.left);
  expect(after.width).toBeGreaterThan(before.width);
  expect(held().getAttribute('aria-label')).toMatch(/^Mark 1, wavy line, page 1, /);
  await userEvent.keyboard('{Enter}');
  await expect.element(note(1)).toHaveFocus();
  await userEvent.keyboard('Say which law');
  held().focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(marksOnPage).toHaveLength(0);
  await expect.element(page.getByText('Mark deleted. Undo brings it back.')).toBeInTheDocument();
  (button('Add mark').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(note(1)).toHaveValue('Say which law');
});

it('numbers the notes in reading order, and a note selects its mark', async () => {
  show(sampleApi());
  await draw([150, 600], [400, 630]);
  await note(1).fill('Below');
  await draw([150, 200], [400, 230]);
  await expect.element(note(1)).toHaveFocus();
  await expect.element(note(2)).toHaveValue('Below');
  await note(2).click();
  expect(marksOnPage().map((mark) => mark.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
});

it('saves a draft without a press on Save, and shows it again after a reload', async () => {
  const api = sampleApi();
  const { unmount } = show(api);
  await draw([150, 200], [400, 230]);
  await note(1).fill('Look again');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await expect.element(page.getByText('Saved', { exact: true }), SAVED).toBeVisible();
  expect((await savedWork(api)).marks[0]).toMatchObject({ kind: 'underline', note: 'Look again' });
  unmount();
  show(api);
  await expect.element(note(1)).toHaveValue('Look again');
});

it('keeps in this browser what could not be saved, and saves it after a reload', async () => {
  let isOffline = true;
  const saving = sampleApi();
  const api: MarkingApi = {
    ...saving,
    saveDraft: (...draft) => (isOffline ? Promise.reject(new RequestError('offline')) : saving.saveDraft(...draft)),
  };
  const { unmount } = show(api);
  await draw([150, 200], [400, 230]);
  await note(1).fill('Look again');
  await expect.element(page.getByText('Not saved: There is no connection'), SAVED).toBeVisible();
  unmount();
  expect((await savedWork(api)).marks).toEqual([]);
  isOffline = false;
  show(api);
  await expect.element(note(1)).toHaveValue('Look again');
  await expect.element(page.getByText('Saved', { exact: true }), SAVED).toBeVisible();
  expect((await savedWork(api)).marks).toHaveLength(1);
});

it('asks to sign in again when the session has ended, and keeps what was written', async () => {
  show(sampleApi({ saveDraft: () => Promise.reject(new RequestError('signed-out')) }));
  await draw([150, 200], [400, 230]);
  await note(1).fill('Look again');
  await expect.element(button('Sign in again'), SAVED).toBeVisible();
  await expect.element(page.getByText('It is kept in this browser.')).toBeVisible();
  await expect.element(button('Save now')).not.toBeInTheDocument();
});

it('says that there are as many marks as there can be', async () => {
  const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
  const marks = Array.from(
    { length: MARKS_MAX },
    (_, at) => ({ id: `m${at}`, page: 0, kind: 'tick', box, note: '' }) as const,
  );
  show(sampleApi({ change: (marking) => ({ ...marking, work: { ...marking.work, marks } }) }));
  await expect.element(page.getByText(/^That is the most that a marking can have/)).toBeVisible();
  await button('Add mark').click();
  expect(marksOnPage()).toHaveLength(MARKS_MAX);
});

it('shows both versions when somebody else has saved, and loses neither', async () => {
  const api = sampleApi();
  show(api);
  await draw([150, 200], [400, 230]);
  await note(1).fill('Mine');
  const theirs = { id: 'theirs', page: 0, kind: 'ring', box: { x: 0.1, y: 0.7, width: 0.2, height: 0.1 } } as const;
  api.meddle(SAMPLES.waiting, {
    version: 7,
    work: { marks: [{ ...theirs, note: 'Theirs' }], grade: '3/6', comment: 'Their comment' },
  });
  await expect.element(page.getByRole('alert').getByText('Their comment'), SAVED).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('Mine', { exact: true })).toBeVisible();
  await button('Keep both').click();
  await expect.element(note(1)).toHaveValue('Mine');
  await expect.element(note(2)).toHaveValue('Theirs');
  await expect.element(page.getByText('Saved', { exact: true }), SAVED).toBeVisible();
  expect(await savedWork(api)).toMatchObject({ grade: '3/6', comment: 'Their comment' });
});

it('is read-only while somebody else works on it, and can be marked as soon as it is free', async () => {
  const api = sampleApi();
  show(api, SAMPLES.locked);
  await expect
    .element(page.getByRole('article').getByText(new RegExp(`^${OTHER_TUTOR} works on it until`)))
    .toBeVisible();
  await expect.element(button('Add mark')).not.toBeInTheDocument();
  await expect.element(page.getByText('Look at the equation again: two HCl for each CaCO3.')).toBeVisible();
  api.meddle(SAMPLES.locked, { lock: null });
  await expect.element(note(1), SAVED).toHaveValue('Look at the equation again: two HCl for each CaCO3.');
});

it('keeps what was written when the lock was lost', async () => {
  const api = sampleApi();
  show(api);
  await draw([150, 200], [400, 230]);
  await note(1).fill('Mine');
  const until = new Date(Date.now() + MARKING_LOCK_MINUTES * 60_000).toISOString();
  api.meddle(SAMPLES.waiting, { lock: { by: OTHER_TUTOR, until } });
  await expect.element(page.getByRole('article').getByText(/works on it until/), SAVED).toBeVisible();
  api.meddle(SAMPLES.waiting, { lock: null });
  await expect.element(note(1), SAVED).toHaveValue('Mine');
});

it('refuses to send without a mark, and a mark without its note', async () => {
  const giveBack = vi.fn<MarkingApi['giveBack']>();
  show(sampleApi({ giveBack }));
  await button('Send…').click();
  await expect.element(page.getByRole('alert').getByText(/^Set at least one mark/)).toBeVisible();
  await draw([150, 200], [400, 230]);
  await expect.element(page.getByRole('alert').getByText(/^Mark 1 has no note/)).toBeVisible();
  await button('Write it').click();
  await expect.element(note(1)).toHaveFocus();
  await userEvent.keyboard('Done');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(giveBack).not.toHaveBeenCalled();
});

it('sends after a question, says what became of it, and takes the link back', async () => {
  const api = sampleApi();
  show(api, SAMPLES.arabic);
  await draw([150, 200], [400, 230]);
  await expect.element(note(1)).toHaveAttribute('dir', 'rtl');
  await note(1).fill('ملاحظة نموذجية');
  await button('Send…').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('sample-parent@example.com')).toBeVisible();
  await expect.element(dialog.getByText(/are in Arabic/)).toBeVisible();
  await button('Send it').click();
  await expect.element(page.getByText('on its way: not accepted by the provider yet')).toBeVisible();
  expect((await savedWork(api, SAMPLES.arabic)).marks).toHaveLength(1);
  await button('Take the link back…').click();
  await button('Take it back').click();
  await expect.element(page.getByText(/^taken back /)).toBeVisible();
  await button('Back to the list').click();
  await expect.element(page.getByText('link taken back').first()).toBeVisible();
});

it('shows what was not sent when somebody else has sent it', async () => {
  const api = sampleApi();
  const sent = (await api.read(SAMPLES.returned, new AbortController().signal)).marking;
  show(api);
  await draw([150, 200], [400, 230]);
  await note(1).fill('Not sent');
  const { returned, returnedAt, work } = sent;
  api.meddle(SAMPLES.waiting, { returned, returnedAt, work, version: 9 });
  await expect.element(page.getByText('Not sent: what you wrote here meanwhile'), SAVED).toBeVisible();
  await expect.element(page.getByText('Not sent', { exact: true })).toBeVisible();
  await button('Discard it').click();
  await expect.element(page.getByText('Not sent', { exact: true })).not.toBeInTheDocument();
});

it('shows the page as the student will see it, with the words of their language', async () => {
  const { ar } = await import('@tutoring/ui/marked-page/messages/ar');
  show(sampleApi(), SAMPLES.arabic);
  await draw([150, 200], [400, 230]);
  await note(1).fill('ملاحظة نموذجية');
  await button('See it as the student does').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(fill(ar.page, { page: '1', pages: '1' }), { exact: true })).toBeVisible();
  expect(dialog.element().textContent).toContain('ملاحظة نموذجية');
  expect(dialog.element().querySelector('[lang="ar"]')?.getAttribute('dir')).toBe('rtl');
});

it('says in the list whose mail is refused, and gives the link to send by hand', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<Marking api={sampleApi()} />);
  const unreached = page.getByRole('region', { name: 'A family has not got its pages' });
  await unreached.getByRole('link', { name: /Sample Guardian/ }).click();
  await expect.element(page.getByText(/^refused, 6 times: HTTP 422\. Next attempt /)).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('sample@exmaple.com')).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: 'The private link' }))
    .toHaveValue(`${location.origin}/marked/sample`);
  await button('Copy').click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/marked/sample`);
  await button('I sent the link myself').click();
  await expect.element(page.getByText('none: you sent the link yourself')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await button('Back to the list').click();
  await expect.element(page.getByRole('region', { name: 'Returned' }).getByText('Sample Guardian')).toBeVisible();
  await expect.element(unreached).not.toBeInTheDocument();
  writeText.mockRestore();
});

it('has a mail that nobody has tried for a while as one that did not go out', async () => {
  show(
    sampleApi({
      change: (marking) => ({
        ...marking,
        mail: marking.mail && { ...marking.mail, state: 'waiting', acceptedAt: null },
      }),
    }),
    SAMPLES.returned,
  );
  await expect.element(page.getByRole('alert').getByText(/^No attempt was possible/)).toBeVisible();
});

it('zooms with buttons, keys and the wheel, and shows one page', async () => {
  show(sampleApi());
  await glass();
  const room = page.getByRole('region', { name: 'The pages, to scroll' });
  const width = () => document.querySelector<HTMLElement>('[data-page="0"]')?.offsetWidth;
  await button('100 %').click();
  await expect.poll(width).toBe(1200);
  (room.element() as HTMLElement).focus();
  await userEvent.keyboard('+');
  await expect.poll(width).toBe(1800);
  await userEvent.keyboard('-');
  await expect.poll(width).toBe(1200);
  const wheel = new WheelEvent('wheel', { ctrlKey: true, deltaY: -100, cancelable: true, bubbles: true });
  room.element().dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  await expect.poll(width).toBeGreaterThan(1200);
  // A mouse turns far at once.
  expect(width()).toBeLessThan(1800);
  await userEvent.keyboard('0');
  await expect.poll(width).toBeLessThan(1200);
  await button('Page 2').click();
  await expect.poll(() => document.querySelectorAll('[data-page]').length).toBe(1);
});

/** Two fingers on a page, this far to the left and right of its middle. */
function pinch(on: HTMLElement, type: string, apart: number): void {
  const { left, top } = on.getBoundingClientRect();
  const touches = [-1, 1].map(
    (side, identifier) => new Touch({ identifier, target: on, clientX: left + 300 + side * apart, clientY: top + 200 }),
  );
  on.dispatchEvent(
    new TouchEvent(type, { touches: type === 'touchend' ? [] : touches, bubbles: true, cancelable: true }),
  );
}

it('enlarges the page with two fingers, which set no mark', async () => {
  show(sampleApi());
  const layer = await glass();
  const width = () => document.querySelector<HTMLElement>('[data-page="0"]')?.offsetWidth ?? 0;
  const before = width();
  const { left, top } = layer.getBoundingClientRect();
  const press = (type: string, x: number) =>
    layer.dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: left + x, clientY: top + 200 }),
    );
  press('pointerdown', 260);
  press('pointermove', 255);
  pinch(layer, 'touchstart', 40);
  press('pointermove', 220);
  pinch(layer, 'touchmove', 80);
  await expect.poll(width).toBeCloseTo(before * 2, -1);
  press('pointerup', 220);
  pinch(layer, 'touchend', 0);
  await userEvent.click(await glass(), { position: { x: 120, y: 120 } });
  await expect.element(note(1)).toHaveFocus();
  expect(marksOnPage()).toHaveLength(1);
});

it('says that pages are deleted, and shows what was written', async () => {
  show(sampleApi({ change: (marking) => ({ ...marking, sizes: [] }) }), SAMPLES.returned);
  await expect.element(page.getByText(/^The pages are deleted/)).toBeVisible();
  await expect.element(page.getByText('Look at the equation again: two HCl for each CaCO3.')).toBeVisible();
});

it('says that a marking is gone', async () => {
  show(sampleApi({ read: () => Promise.reject(new MarkingRefusal('gone')) }));
  await expect.element(page.getByRole('alert').getByText('We can’t find these pages')).toBeVisible();
});
