import { describe, expect, it } from 'vitest';
import { INSTALL_DISMISSAL_DAYS, INSTALL_PROMPT_DELAY_MS, InstallPrompt, type InstallEvent } from './install-prompt';

const DAY_MS = 86_400_000;
const event = (outcome: 'accepted' | 'dismissed' = 'accepted') =>
  ({ prompt: () => Promise.resolve(), userChoice: Promise.resolve({ outcome }) }) as InstallEvent;

/** A prompt with a clock that the test sets. Node has no storage, so the prompt keeps its state in memory. */
function promptAt(start: number) {
  const clock = { at: start };
  return { clock, prompt: new InstallPrompt({ now: () => clock.at }) };
}

describe('the install prompt', () => {
  it('is due 30 seconds after the first event of a visit, however many pages it has', () => {
    const { clock, prompt } = promptAt(1e12);
    expect(prompt.take(event())).toBe(INSTALL_PROMPT_DELAY_MS);
    clock.at += 20_000;
    expect(prompt.take(event())).toBe(10_000);
    clock.at += 60_000;
    expect(prompt.take(event())).toBe(0);
  });

  it('is not due for seven days after Later, and then again', () => {
    const { clock, prompt } = promptAt(1e12);
    prompt.take(event());
    prompt.later();
    clock.at += INSTALL_DISMISSAL_DAYS * DAY_MS - 1;
    expect(prompt.take(event())).toBeUndefined();
    // Visitors who want to install it themselves still can.
    expect(prompt.isAvailable).toBe(true);
    clock.at += 1;
    expect(prompt.take(event())).toBe(0);
  });

  it('uses an event once, and treats declining as Later', async () => {
    const { prompt } = promptAt(1e12);
    prompt.take(event('dismissed'));
    await expect(prompt.install()).resolves.toBe(false);
    expect(prompt.take(event())).toBeUndefined();
    await expect(prompt.install()).resolves.toBe(true);
    await expect(prompt.install()).rejects.toThrow('No install prompt available');
  });

  it('reports that the browser refused', async () => {
    const { prompt } = promptAt(1e12);
    prompt.take({ ...event(), prompt: () => Promise.reject(new Error('NotAllowedError')) });
    await expect(prompt.install()).rejects.toThrow('Installation failed');
  });

  it('forgets everything once the site is installed', () => {
    const { prompt } = promptAt(1e12);
    prompt.take(event());
    prompt.later();
    prompt.installed();
    expect(prompt.isAvailable).toBe(false);
    expect(prompt.take(event())).toBe(INSTALL_PROMPT_DELAY_MS);
  });
});
