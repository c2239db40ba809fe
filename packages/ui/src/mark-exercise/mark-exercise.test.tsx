import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { serverWritten } from '../lib/server-written';
import { enhanceMarkExercise } from './enhance';
import { MarkExercise, type MarkExerciseSentence } from './mark-exercise';

const sentences: MarkExerciseSentence[] = [1, 2, 3, 4].map((line) => ({
  text: `Sentence ${line}.`,
  earns: line > 2,
  note: `Reason ${line}.`,
}));

let part: HTMLElement;
let end: () => void = () => undefined;
const boxes = () => [...part.querySelectorAll<HTMLInputElement>('input')];
const result = () => part.querySelector('[data-result]')?.textContent;
const share = () => part.querySelector<HTMLButtonElement>('[data-share]');
const compare = () => userEvent.click(part.querySelector('summary') ?? part);
beforeEach(() => {
  history.replaceState(null, '', '/exercise?from=mail');
  ({ part } = serverWritten(<MarkExercise question="Why?" sentences={sentences} href="/mark/chemistry" />));
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('enhanceMarkExercise', () => {
  it('says the result, and follows the ticks while the tutor’s marks are shown', async () => {
    end = enhanceMarkExercise(part);
    expect(result()).toBe('');
    await userEvent.click(boxes()[0] ?? part);
    await compare();
    await expect
      .poll(result)
      .toBe('You gave 1/4, the tutor 2/4. You missed line 3 and line 4. The tutor gives nothing for line 1.');
    await userEvent.click(boxes()[2] ?? part);
    expect(result()).toBe('You gave 2/4, the tutor 2/4. You missed line 4. The tutor gives nothing for line 1.');
    await compare();
    await expect.poll(result).toBe('');
  });

  it('says the result of ticks and a comparison that came before it', async () => {
    await userEvent.click(boxes()[2] ?? part);
    await userEvent.click(boxes()[3] ?? part);
    await compare();
    end = enhanceMarkExercise(part);
    expect(result()).toBe('You gave 2/4, the tutor 2/4. You agree on every line.');
  });

  it('shares the number of ticks in the fragment of the exercise’s page', async () => {
    const sent = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share: sent }));
    end = enhanceMarkExercise(part);
    await userEvent.click(boxes()[0] ?? part);
    await compare();
    share()?.click();
    expect(sent).toHaveBeenCalledWith({ text: 'I gave this 1. You?', url: `${location.origin}/mark/chemistry#gave=1` });
    vi.unstubAllGlobals();
  });

  it('copies the link where the browser cannot share, and says whether that worked', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    end = enhanceMarkExercise(part);
    await compare();
    share()?.click();
    const outcome = () => part.querySelector('[data-copied]')?.textContent;
    await expect.poll(outcome).toBe('Link copied. Send it to a friend.');
    expect(writeText).toHaveBeenCalledWith(`I gave this 0. You? ${location.origin}/mark/chemistry#gave=0`);
    writeText.mockRejectedValueOnce(new Error('forbidden'));
    share()?.click();
    await expect.poll(outcome).toMatch(/^Your browser didn’t let us copy/);
  });

  it.each([
    ['#gave=4', 'Somebody gave this 4/4. What would you give?'],
    ['#gave=0', 'Somebody gave this 0/4. What would you give?'],
    ['#gave=5', ''],
    ['#gave=-1', ''],
    ['#gave=4.5', ''],
    ['#gave=<b>4</b>', ''],
    ['', ''],
  ])('with %s in the address says “%s”', (hash, said) => {
    history.replaceState(null, '', `/exercise${hash}`);
    end = enhanceMarkExercise(part);
    const challenge = part.querySelector<HTMLElement>('[data-challenge]');
    expect(challenge?.textContent).toBe(said);
    expect(challenge?.hidden).toBe(!said);
  });

  it('does nothing after clean-up', async () => {
    enhanceMarkExercise(part)();
    await compare();
    expect(result()).toBe('');
  });
});

describe('without a script', () => {
  it('counts the ticks and shows the tutor’s marks, and offers no sharing', async () => {
    const note = part.querySelector('[role=note]');
    const given = () => getComputedStyle(part.querySelector('[data-available]') ?? part, '::before').content;
    expect(note?.checkVisibility()).toBe(false);
    expect(share()?.checkVisibility()).toBe(false);
    await userEvent.click(boxes()[1] ?? part);
    expect(boxes()[1]?.checked).toBe(true);
    expect(given()).toContain('counter(given)');
    await compare();
    expect(note?.checkVisibility()).toBe(true);
    expect(share()?.checkVisibility()).toBe(false);
  });
});
