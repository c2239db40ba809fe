import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  enhanceLanguageSwitcher,
  enhancePromoBanner,
  enhanceReferenceCard,
  enhanceScroller,
  enhanceTableOfContents,
} from './enhance';
import { Footer } from './footer';
import { LanguageSwitcher } from './language-switcher';
import { serverWritten } from './lib/server-written';
import { PromoBanner } from './promo-banner';
import { ReferenceCard } from './reference-card';
import { Scroller } from './scroller';
import { TableOfContents } from './table-of-contents';

// These tests run the enhancements on server-rendered HTML without React. Stories cover React. Menus and dialogs have their own
// tests.
let host: HTMLElement;
let part: HTMLElement;
let end: () => void = () => undefined;
const write = (...written: Parameters<typeof serverWritten>) => {
  ({ host, part } = serverWritten(...written));
};
/** Waits for observers, which report before the next frame. */
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  end();
  end = () => undefined;
  host.remove();
  vi.restoreAllMocks();
});

describe('the language switcher', () => {
  const choices = [
    { lang: 'ar-AE', label: 'العربية', href: '#ar' },
    { lang: 'en-AE', label: 'English', href: '#en' },
  ];
  const details = () => host.querySelector('details');
  const link = (name: string) => host.querySelector<HTMLElement>(`a[lang="${name}"]`);
  beforeEach(() => write(<LanguageSwitcher current="ar-AE" choices={choices} />));

  it('closes on a click outside, even if it was open before the script ran', () => {
    details()?.setAttribute('open', '');
    end = enhanceLanguageSwitcher(part);
    const dispatch = (element: Element | null, event: Event) => {
      element?.dispatchEvent(event);
      return details()?.open;
    };
    const down = () => new PointerEvent('pointerdown', { bubbles: true });
    const click = () => new MouseEvent('click', { bubbles: true });
    expect(dispatch(link('en-AE'), down())).toBe(true);
    // A drag that ends outside.
    expect(dispatch(document.body, click())).toBe(true);
    // The page must not move between `pointerdown` and `click`.
    expect(dispatch(document.body, down())).toBe(true);
    const prevented = new MouseEvent('click', { bubbles: true, cancelable: true });
    prevented.preventDefault();
    expect(dispatch(document.body, prevented)).toBe(true);
    expect(dispatch(document.body, click())).toBe(false);
  });

  it('closes on Escape and when the focus leaves', async () => {
    end = enhanceLanguageSwitcher(part);
    details()?.setAttribute('open', '');
    link('en-AE')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(details()?.open).toBe(false);
    expect(document.activeElement).toBe(host.querySelector('summary'));
    details()?.setAttribute('open', '');
    const other = host.appendChild(document.createElement('button'));
    other.focus();
    expect(details()?.open).toBe(false);
  });

  it('marks the preferred language, except on a page in that language', () => {
    end = enhanceLanguageSwitcher(part, { preferred: 'en' });
    expect(link('en-AE')?.dataset.state).toBe('preferred');
    end();
    end = enhanceLanguageSwitcher(part, { preferred: 'ar' });
    expect(link('ar-AE')?.dataset.state).toBeUndefined();
  });

  it('marks the preferred script of Chinese in any country', () => {
    host.remove();
    const chinese = ['zh-Hant-HK', 'zh-Hans'].map((lang) => ({ lang, label: lang, href: `#${lang}` }));
    write(<LanguageSwitcher current="ar-AE" choices={[...choices, ...chinese]} />);
    end = enhanceLanguageSwitcher(part, { preferred: 'zh-Hant' });
    expect(['zh-Hant-HK', 'zh-Hans'].map((lang) => link(lang)?.dataset.state)).toEqual(['preferred', undefined]);
  });

  it('reports the chosen language, and nothing after clean-up', () => {
    const onLanguageChange = vi.fn();
    end = enhanceLanguageSwitcher(part, { onLanguageChange });
    link('en-AE')?.click();
    expect(onLanguageChange).toHaveBeenCalledWith('en-AE');
    end();
    details()?.setAttribute('open', '');
    link('ar-AE')?.click();
    document.body.click();
    expect(onLanguageChange).toHaveBeenCalledOnce();
    expect(details()?.open).toBe(true);
    history.replaceState(history.state, '', location.pathname + location.search);
  });
});

it('the table of contents marks the section in view, and nothing after clean-up', async () => {
  const headings = ['first', 'zweite-überschrift', '質問 100%'].map((id) => ({ id, label: id }));
  write(
    <>
      <TableOfContents headings={headings} />
      {headings.map(({ id }) => (
        <h2 key={id} id={id} style={{ marginBlockEnd: 2000 }}>
          {id}
        </h2>
      ))}
    </>,
  );
  const current = () => [...host.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent);
  expect(current()).toEqual([]);
  end = enhanceTableOfContents(part);
  for (const { id } of headings) {
    document.getElementById(id)?.scrollIntoView();
    await waitFor(() => expect(current()).toEqual([id]));
  }
  end();
  document.getElementById('first')?.scrollIntoView();
  await frames();
  expect(current()).toEqual(['質問 100%']);
});

describe('the reference card', () => {
  const status = () => host.querySelector('[role=status]')?.textContent;
  const copy = () => host.querySelector('button')?.click();
  beforeEach(() => write(<ReferenceCard reference="" />));

  it('shows and copies the reference that it is given', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect([part.hidden, status()]).toEqual([true, '']);
    end = enhanceReferenceCard(part, 'L-7KQM-R4TX');
    expect([part.hidden, host.querySelector('[data-reference]')?.textContent]).toEqual([false, 'L-7KQM-R4TX']);
    copy();
    await waitFor(() => expect(status()).toBe('Reference copied'));
    expect(writeText).toHaveBeenCalledWith('L-7KQM-R4TX');
  });

  it('copies the reference that the server has filled in, and says when it cannot', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
    part.hidden = false;
    host.querySelector('[data-reference]')?.append('L-2222-3333');
    end = enhanceReferenceCard(part);
    copy();
    await waitFor(() => expect(status()).toContain('copy it yourself'));
    expect(writeText).toHaveBeenCalledWith('L-2222-3333');
  });

  it('stays hidden without a reference, and copies nothing after clean-up', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    enhanceReferenceCard(part)();
    expect(part.hidden).toBe(true);
    copy();
    await new Promise((resolve) => setTimeout(resolve));
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('the promo banner', () => {
  const offer = { text: 'An offer.', href: '/promo', linkLabel: 'Conditions' };

  it('hides on its button and calls `onDismiss`', () => {
    write(<PromoBanner {...offer} dismissible />);
    const onDismiss = vi.fn();
    end = enhancePromoBanner(part, { onDismiss });
    part.click();
    expect([part.hidden, onDismiss.mock.calls.length]).toEqual([false, 0]);
    host.querySelector('button')?.click();
    expect([part.hidden, onDismiss.mock.calls.length]).toEqual([true, 1]);
    expect(part.checkVisibility()).toBe(false);
  });

  it('stays after clean-up', () => {
    write(<PromoBanner {...offer} dismissible />);
    enhancePromoBanner(part)();
    host.querySelector('button')?.click();
    expect(part.hidden).toBe(false);
  });

  it('has a button only if it can be dismissed', () => {
    write(<PromoBanner {...offer} />);
    expect(host.querySelector('button')).toBeNull();
    host.remove();
    write(<PromoBanner {...offer} onDismiss={() => undefined} />);
    expect(host.querySelector('button')).not.toBeNull();
  });

  it('calls the latest `onDismiss` in React', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = render(<PromoBanner {...offer} onDismiss={first} />);
    rerender(<PromoBanner {...offer} text="Another." onDismiss={second} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this offer' }));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
});

it('a scroller is a tab stop while it scrolls or has the focus, and never after clean-up', async () => {
  write(
    <Scroller aria-label="A table" style={{ inlineSize: 200 }}>
      <p style={{ inlineSize: 400 }}>Wide</p>
    </Scroller>,
  );
  end = enhanceScroller(part);
  await frames();
  expect(part.tabIndex).toBe(0);
  part.focus();
  part.style.inlineSize = '500px';
  await frames();
  expect(document.activeElement).toBe(part);
  part.blur();
  part.style.inlineSize = '501px';
  await waitFor(() => expect(part.hasAttribute('tabindex')).toBe(false));
  part.style.inlineSize = '200px';
  await waitFor(() => expect(part.tabIndex).toBe(0));
  part.style.inlineSize = '500px';
  await waitFor(() => expect(part.hasAttribute('tabindex')).toBe(false));
  end();
  part.style.inlineSize = '200px';
  await frames();
  expect(part.hasAttribute('tabindex')).toBe(false);
});

it('the footer’s cookie button can be found without React', () => {
  const footer = { brand: 'B', contact: [], groups: [], locations: [], year: '2026' };
  write(<Footer {...footer} />, 'footer');
  expect(host.querySelector('button')).toBeNull();
  host.remove();
  write(<Footer {...footer} cookiePreferences />, 'footer');
  expect(host.querySelector('[data-cookie-preferences]')?.textContent).toBe('Cookie Preferences');
});
