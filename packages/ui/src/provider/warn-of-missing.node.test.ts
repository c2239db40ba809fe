import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warnOfMissing } from './warn-of-missing';

const warn = vi.fn<(text: string) => void>();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));
afterEach(() => {
  vi.restoreAllMocks();
  warn.mockReset();
});

const english = { title: 'Title', close: 'Close' };

it('names what appears in English on a page in another language, once', () => {
  warnOfMissing('dialog', 'ja', english, { title: '題名' });
  warnOfMissing('dialog', 'ja', english, {});
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(/"dialog".*"ja".*: close\./);
  warnOfMissing('dialog', 'zh-Hant-HK', english, {});
  expect(warn).toHaveBeenCalledTimes(2);
});

it.each([
  ['an English page', 'header', 'en-GB', {}],
  ['a complete translation', 'footer', 'fr', { title: 'Titre', close: 'Fermer' }],
])('says nothing of %s', (_, component, lang, messages) => {
  warnOfMissing(component, lang, english, messages);
  expect(warn).not.toHaveBeenCalled();
});
