import type { Page } from '@playwright/test';

/**
 * Finds the sentences of a page in another language that are in English and that nothing announces: neither a `lang` attribute around
 * them, nor a link that says that its target is in English.
 */
export async function englishIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = /\b(?:the|and|you|your|are|with|for|from|this|that|our|can|to)\b/g;
    /** So many of these words, and such a share of all, make a text English: names of courses and papers have fewer. */
    const enough = { words: 3, share: 0.12 };
    const isEnglish = (text: string) => {
      const count = (text.match(words) ?? []).length;
      return count >= enough.words && count / text.trim().split(/\s+/).length >= enough.share;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement) || element.closest('script, style, noscript, template, code, pre'))
        continue;
      if (element.closest('[lang]')?.getAttribute('lang')?.startsWith('en')) continue;
      if (element.closest('a[hreflang^="en"]')) continue;
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join(' ');
      const texts = [
        own,
        ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      ];
      for (const text of texts) if (isEnglish(text)) found.push(text.trim().replace(/\s+/g, ' '));
    }
    return [...new Set(found)];
  });
}
