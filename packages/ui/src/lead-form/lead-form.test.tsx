import { StrictMode, type FormEvent } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeadForm, type LeadFormProps } from './lead-form';

let host: HTMLElement;
let root: Root | undefined;
const onSent = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  host.remove();
  onSent.mockReset();
  vi.restoreAllMocks();
});

function part<Part extends Element>(selector: string): Part {
  const found = host.querySelector<Part>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
const input = (name: string) => part<HTMLInputElement>(`input[name=${name}]`);
const message = () => part<HTMLTextAreaElement>('textarea');
const isShown = (selector: string) => !part<HTMLElement>(selector).hidden;

const form = (props: Partial<LeadFormProps> = {}) => (
  <StrictMode>
    <LeadForm page="/contact" onSent={onSent} {...props} />
  </StrictMode>
);

async function ready(): Promise<void> {
  await vi.waitFor(() => {
    expect(part<HTMLFormElement>('form').noValidate).toBe(true);
  });
}

async function mount(props?: Partial<LeadFormProps>): Promise<void> {
  root = createRoot(host);
  root.render(form(props));
  await vi.waitFor(() => part('form'));
  await ready();
}

/** Takes over what stands in the document, without a complaint of React's. */
async function hydrate(): Promise<void> {
  const complaint = vi.spyOn(console, 'error');
  root = hydrateRoot(host, form());
  await ready();
  expect(complaint).not.toHaveBeenCalled();
}

async function fillIn(): Promise<void> {
  await userEvent.click(part('input[value=parent]'));
  await userEvent.type(input('name'), 'Sample Parent');
  await userEvent.type(input('email'), 'parent@example.com');
}
const send = () => userEvent.click(part('button[type=submit]'));

describe('a page that the edge has answered with', () => {
  /** What the edge does to the page (form-page.ts). */
  function answer(): void {
    host.innerHTML = renderToString(form());
    input('name').setAttribute('value', 'Sample Parent');
    input('email').setAttribute('value', 'parent@example');
    part('input[value=student]').setAttribute('checked', '');
    for (const option of host.querySelectorAll('option')) option.toggleAttribute('selected', option.value === 'ap');
    message().textContent = 'Chemistry HL\nMay 2027';
    input('email').setAttribute('aria-invalid', 'true');
    const wrong = ['-summary', '="email:invalid"', '-link="email:invalid"'].map((end) => `[data-problem${end}]`);
    for (const selector of [...wrong, '[data-failure="busy"]']) part(selector).removeAttribute('hidden');
  }
  const typed = () => [
    input('name').value,
    input('email').value,
    part<HTMLInputElement>('input[value=student]').checked,
    part<HTMLSelectElement>('select').value,
    message().value,
  ];
  const sent = ['Sample Parent', 'parent@example', true, 'ap', 'Chemistry HL\nMay 2027'];

  it('keeps everything when the scripts come, and an older draft does not mix with it', async () => {
    sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: { programme: 'unsure', role: 'school' } }));
    answer();
    expect(typed()).toEqual(sent);
    await hydrate();
    expect(typed()).toEqual(sent);
    expect(isShown('[data-problem="email:invalid"]')).toBe(true);
  });

  it('keeps what was typed between the answer and the scripts', async () => {
    answer();
    await userEvent.type(message(), ', evenings');
    await userEvent.selectOptions(part('select'), 'unsure');
    await hydrate();
    expect(typed().slice(3)).toEqual(['unsure', 'Chemistry HL\nMay 2027, evenings']);
  });

  it('shows its problems until the form is sent again, and then only those that are left', async () => {
    answer();
    await hydrate();
    await userEvent.type(input('email'), '.com');
    await userEvent.clear(input('name'));
    await send();
    await vi.waitFor(() => {
      expect(isShown('[data-problem="name:required"]')).toBe(true);
    });
    expect(isShown('[data-problem="email:invalid"]')).toBe(false);
    expect(isShown('[data-failure="busy"]')).toBe(false);
    expect(input('email').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('a message that was sent', () => {
  const keysOf = (request: ReturnType<typeof answering>) =>
    request.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
  function answering() {
    return vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
  }

  it('is not sent a second time while the next page is on its way', async () => {
    const request = answering();
    await mount();
    await fillIn();
    await send();
    await vi.waitFor(() => {
      expect(onSent).toHaveBeenCalledExactlyOnceWith('L-7KQM-R4TX');
    });
    expect(part('button[type=submit]').getAttribute('aria-disabled')).toBe('true');
    await send();
    expect(request).toHaveBeenCalledOnce();
    // The way to the next page may have failed: it is gone again.
    expect(onSent.mock.calls).toEqual([['L-7KQM-R4TX'], ['L-7KQM-R4TX']]);
  });

  it('can be followed by another one', async () => {
    const request = answering();
    await mount();
    await fillIn();
    await send();
    await vi.waitFor(() => {
      expect(onSent).toHaveBeenCalledOnce();
    });
    await userEvent.type(message(), 'One more thing');
    expect(part('button[type=submit]').getAttribute('aria-disabled')).toBeNull();
    await send();
    await vi.waitFor(() => {
      expect(onSent).toHaveBeenCalledTimes(2);
    });
    expect(new Set(keysOf(request)).size).toBe(2);
    expect(sessionStorage.getItem('tutoring-lead-draft')).toBeNull();
  });
});

describe('the caller’s handlers', () => {
  it('run first, and ours after them', async () => {
    const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    const drafts: (string | null)[] = [];
    const onInput = vi.fn(() => drafts.push(sessionStorage.getItem('tutoring-lead-draft')));
    const onFocus = vi.fn();
    const onSubmit = vi.fn((event: FormEvent) => {
      expect(event.defaultPrevented).toBe(false);
    });
    await mount({ onInput, onFocus, onSubmit });
    await fillIn();
    await send();
    await vi.waitFor(() => {
      expect(request).toHaveBeenCalledOnce();
    });
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onFocus).toHaveBeenCalled();
    expect(drafts[0]).toBeNull();
    expect(sessionStorage.getItem('tutoring-lead-draft')).toContain('Sample Parent');
  });

  it('can cancel ours', async () => {
    const request = vi.spyOn(globalThis, 'fetch');
    const cancel = vi.fn((event: FormEvent) => {
      event.preventDefault();
    });
    await mount({ onInput: cancel, onSubmit: cancel });
    await fillIn();
    await send();
    expect(sessionStorage.getItem('tutoring-lead-draft')).toBeNull();
    expect(part('button[type=submit]').getAttribute('aria-disabled')).toBeNull();
    expect(request).not.toHaveBeenCalled();
  });
});
