import { StrictMode, type FormEvent } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Provider } from '../provider/provider';
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
  ref.mockReset();
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
    <LeadForm ref={ref} page="/contact" sessions={['2027-05']} onSent={onSent} {...props} />
  </StrictMode>
);

/** React has taken the form in, and its effects have run. */
const ref = vi.fn();
async function ready(): Promise<void> {
  await vi.waitFor(() => {
    expect(ref).toHaveBeenCalled();
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
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
    for (const option of host.querySelectorAll('option'))
      option.toggleAttribute('selected', ['ap', 'adult'].includes(option.value));
    message().textContent = 'Chemistry HL\nMay 2027';
    input('email').setAttribute('aria-invalid', 'true');
    const wrong = ['-summary', '="email:invalid"', '-link="email:invalid"'].map((end) => `[data-problem${end}]`);
    for (const selector of [...wrong, '[data-failure="busy"]']) part(selector).removeAttribute('hidden');
  }
  const typed = () => [
    input('name').value,
    input('email').value,
    part<HTMLInputElement>('input[value=student]').checked,
    part<HTMLSelectElement>('select[name=programme]').value,
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
    // Its step is closed, where nobody can choose: as a key would.
    part<HTMLSelectElement>('select[name=programme]').value = 'unsure';
    await hydrate();
    expect(typed().slice(3)).toEqual(['unsure', 'Chemistry HL\nMay 2027, evenings']);
  });

  it('shows a problem until it is mended, and when the form is sent again those that are left', async () => {
    answer();
    await hydrate();
    await userEvent.type(input('email'), '.com');
    await vi.waitFor(() => expect(isShown('[data-problem-summary]')).toBe(false));
    await userEvent.clear(input('name'));
    await send();
    await vi.waitFor(() => {
      expect(isShown('[data-problem="name:required"]')).toBe(true);
    });
    expect(isShown('[data-problem="email:invalid"]')).toBe(false);
    expect(isShown('[data-failure="busy"]')).toBe(false);
    expect(input('email').getAttribute('aria-invalid')).toBe('false');
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
      expect(onSent).toHaveBeenCalledExactlyOnceWith('L-7KQM-R4TX', {
        page: '/contact',
        name: 'Sample Parent',
        email: 'parent@example.com',
        fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      });
    });
    expect(part('button[type=submit]').getAttribute('aria-disabled')).toBe('true');
    await send();
    expect(request).toHaveBeenCalledOnce();
    // The way to the next page may have failed: it is gone again.
    expect(onSent.mock.calls.map(([reference]) => reference as string)).toEqual(['L-7KQM-R4TX', 'L-7KQM-R4TX']);
  });

  it.each(['HTTPS', 'plain HTTP'])(
    'is known when "back" brings it again over %s, and is no second one',
    async (way) => {
      if (way === 'plain HTTP') vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
      const request = answering();
      let earlier: ReturnType<NonNullable<LeadFormProps['lastSent']>>;
      onSent.mockImplementation(((reference, sent) => {
        // Who sent it need not be kept.
        earlier = { page: sent.page, fingerprint: sent.fingerprint, reference };
      }) satisfies LeadFormProps['onSent']);
      await mount();
      await fillIn();
      await send();
      await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
      // The page as it was left.
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      const status = () => part('button[type=submit] ~ [role=status]').textContent;
      await vi.waitFor(() => expect(status()).toContain('L-7KQM-R4TX'));
      expect(part('button[type=submit]').getAttribute('aria-disabled')).toBeNull();

      // The page loaded anew, and what the browser fills in there.
      root?.unmount();
      host.innerHTML = renderToString(form());
      input('name').value = 'Sample Parent';
      input('email').value = 'parent@example.com';
      part<HTMLInputElement>('input[value=parent]').checked = true;
      root = hydrateRoot(host, form({ lastSent: () => earlier }));
      await vi.waitFor(() => expect(status()).toContain('You have sent this message. Its reference is L-7KQM-R4TX.'));
      await send();
      await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
      expect(onSent.mock.lastCall?.[1]).toMatchObject({ name: 'Sample Parent', email: 'parent@example.com' });
      expect(request).toHaveBeenCalledOnce();
      await userEvent.type(message(), 'One more thing');
      expect(status()).toBe('');
      await send();
      await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    },
  );

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

describe('a message without a connection', () => {
  const offline = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const isWaiting = () => vi.waitFor(() => expect(part('[role=alert]').textContent).toContain('connection is back'));

  it('is sent when there is one, by itself and with the same key', async () => {
    const request = offline();
    await mount();
    await fillIn();
    await send();
    await isWaiting();
    request.mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
    // The form listens a moment after it says that it waits.
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(onSent).toHaveBeenCalledOnce();
    });
    const keys = request.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(sessionStorage.getItem('tutoring-lead-draft')).toBeNull();
  });

  it('waits over a reload as well', async () => {
    const request = offline();
    await mount();
    await fillIn();
    await send();
    await isWaiting();
    root?.unmount();
    request.mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
    // On another page, whose form has fewer fields: what was sent goes, and nothing else.
    await mount({ page: '/services/chemistry-tutoring', brief: true, subjects: 'Chemistry' });
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(onSent).toHaveBeenCalledOnce();
    });
    const bodies = request.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);
    expect(bodies.at(-1)).toMatchObject({ page: '/contact', name: 'Sample Parent' });
    const keys = request.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('goes on waiting when "back" brings its page', async () => {
    const request = offline();
    await mount();
    await fillIn();
    await send();
    await isWaiting();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    request.mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(onSent).toHaveBeenCalledOnce();
    });
  });

  it('keeps what is typed while it is being sent, and sends none of it by itself', async () => {
    let answer = (_: Response) => {};
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => new Promise<Response>((resolve) => (answer = resolve)));
    await mount();
    await fillIn();
    await send();
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
    await userEvent.type(message(), 'Half a sent');
    answer(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 }));
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem('tutoring-lead-draft')).toContain('Half a sent');

    request.mockRejectedValue(new TypeError('Failed to fetch'));
    await send();
    await isWaiting();
  });

  it('is not sent by itself once it is changed', async () => {
    const request = offline();
    await mount();
    await fillIn();
    await send();
    await isWaiting();
    await userEvent.type(message(), 'Wait');
    expect(part('[role=alert]').textContent).toContain('no longer sent by itself');
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(request).toHaveBeenCalledOnce();
    expect(JSON.parse(sessionStorage.getItem('tutoring-lead-draft') ?? '')).not.toHaveProperty('waiting');
  });
});

describe('the first step', () => {
  const step = (name: string) => part<HTMLDetailsElement>(`[data-step=${name}]`);
  const next = () => userEvent.click(part('[data-step=you] button:last-of-type'));

  it('is not left while something is wrong with it, which is shown', async () => {
    await mount();
    expect(input('name').getAttribute('aria-invalid')).toBe('false');
    expect(part('input[value=parent]').getAttribute('aria-invalid')).toBe('false');
    await next();
    await vi.waitFor(() => expect(document.activeElement).toBe(part('[data-problem-summary]')));
    expect([step('you').open, step('course').open]).toEqual([true, false]);
    expect(isShown('[data-problem="name:required"]')).toBe(true);
    await fillIn();
    await vi.waitFor(() => expect(isShown('[data-problem-summary]')).toBe(false));
    expect(document.activeElement).toBe(input('email'));
    await next();
    await vi.waitFor(() => expect(step('course').open).toBe(true));
    expect(document.activeElement).toBe(step('course').querySelector('summary'));
  });

  it('opens again when something is wrong with it after Send', async () => {
    await mount();
    step('when').open = true;
    await vi.waitFor(() => expect(step('you').open).toBe(false));
    await send();
    await vi.waitFor(() => expect(document.activeElement).toBe(part('[data-problem-summary]')));
    expect(step('you').open).toBe(true);
  });

  it('takes a field off the list as soon as it is right, and those that hang on it', async () => {
    await mount();
    await userEvent.click(part('input[value=student]'));
    await userEvent.type(input('email'), 'nobody');
    await send();
    await vi.waitFor(() => expect(isShown('[data-problem-link="age:required"]')).toBe(true));
    await userEvent.type(input('name'), 'Sample Parent');
    await vi.waitFor(() => expect(isShown('[data-problem-link="name:required"]')).toBe(false));
    expect(input('name').getAttribute('aria-invalid')).toBe('false');
    await userEvent.click(part('input[value=parent]'));
    await vi.waitFor(() => expect(isShown('[data-problem-link="age:required"]')).toBe(false));
    expect(isShown('[data-problem-link="email:invalid"]')).toBe(true);
    await userEvent.clear(input('email'));
    await vi.waitFor(() => expect(isShown('[data-problem="email:required"]')).toBe(true));
    expect(document.activeElement).toBe(input('email'));
  });
});

describe('an email address with a likely slip', () => {
  it('is asked about, and corrected at a press', async () => {
    await mount();
    await userEvent.type(input('email'), 'kim@gmial.com');
    const question = await vi.waitFor(() => {
      const found = [...host.querySelectorAll('button')].find(({ textContent }) => textContent.includes('@gmail.com'));
      if (!found) throw new Error('Nobody asks.');
      return found;
    });
    expect(question.textContent).toBe('Did you mean kim@gmail.com?');
    await userEvent.click(question);
    expect(input('email').value).toBe('kim@gmail.com');
    expect(document.activeElement).toBe(input('email'));
    expect(question.isConnected).toBe(false);
    expect(sessionStorage.getItem('tutoring-lead-draft')).toContain('kim@gmail.com');
  });

  it('is not asked about once the form was emptied: the answer would take away the way back', async () => {
    await mount();
    await userEvent.type(input('email'), 'kim@gmial.com');
    await vi.waitFor(() => expect(host.textContent).toContain('Did you mean'));
    await userEvent.click(
      [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear the form') as Element,
    );
    await vi.waitFor(() => expect(host.textContent).not.toContain('Did you mean'));
  });
});

describe('the short form', () => {
  it('leaves alone which subjects were typed in the whole one', async () => {
    await mount();
    sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: { subjects: 'Physics HL' } }));
    root?.unmount();
    ref.mockReset();
    await mount({ brief: true, subjects: 'Chemistry' });
    await userEvent.type(input('name'), 'S');
    expect(JSON.parse(sessionStorage.getItem('tutoring-lead-draft') ?? '')).toMatchObject({
      values: { name: 'S', subjects: 'Physics HL' },
    });
    expect(input('subjects').value).toBe('Chemistry');
  });
});

it('leads from the summary to the field, whatever letters ids have', async () => {
  root = createRoot(host, { identifierPrefix: '«r1»' });
  root.render(form());
  await ready();
  await send();
  await vi.waitFor(() => expect(isShown('[data-problem-summary]')).toBe(true));
  await userEvent.click(part('[data-problem-link="name:required"] a'));
  expect(document.activeElement).toBe(input('name'));
});

describe('somebody from a school', () => {
  it('is not asked which grade they are in, nor is an earlier answer sent', async () => {
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
    await mount();
    await fillIn();
    part<HTMLDetailsElement>('[data-step=course]').open = true;
    expect(part('[name=grade]').checkVisibility()).toBe(true);
    await userEvent.selectOptions(part('select[name=grade]'), '11');
    part<HTMLInputElement>('input[value=school]').click();
    expect(part('[name=grade]').checkVisibility()).toBe(false);
    await send();
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
    expect(JSON.parse(request.mock.calls[0]?.[1]?.body as string)).not.toHaveProperty('grade');
  });
});

describe('clearing', () => {
  it('takes everything away, the kept draft too, and gives it back', async () => {
    await mount();
    await fillIn();
    await userEvent.selectOptions(part('select[name=programme]'), 'ap');
    const press = () => userEvent.click(part('button[type=submit] + button'));
    await press();
    expect([input('name').value, part<HTMLInputElement>('input[value=parent]').checked]).toEqual(['', false]);
    expect(sessionStorage.getItem('tutoring-lead-draft')).toBeNull();
    await press();
    expect([input('name').value, part<HTMLInputElement>('input[value=parent]').checked]).toEqual([
      'Sample Parent',
      true,
    ]);
    expect(sessionStorage.getItem('tutoring-lead-draft')).toContain('Sample Parent');
  });
});

describe('a student', () => {
  const isSeen = (name: string) => part(`[name=${name}]`).checkVisibility();

  it.each([
    ['16', undefined, true],
    ['16', 13, false],
    ['15', 16, true],
    ['adult', undefined, false],
  ])('of %s where consent begins at %s is asked for a parent: %s', async (age, minorConsent, isAsked) => {
    await mount({ minorConsent: () => minorConsent });
    expect(isSeen('age')).toBe(false);
    await userEvent.click(part('input[value=student]'));
    expect(isSeen('age')).toBe(true);
    await userEvent.selectOptions(part('select[name=age]'), age);
    expect(isSeen('guardianEmail')).toBe(isAsked);
  });

  it('under that age is not let through without a parent, and a parent is asked for nothing of it', async () => {
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
    await mount({ minorConsent: () => 16 });
    await fillIn();
    await userEvent.click(part('input[value=student]'));
    await send();
    await vi.waitFor(() => expect(isShown('[data-problem="age:required"]')).toBe(true));
    await userEvent.selectOptions(part('select[name=age]'), '14');
    await send();
    await vi.waitFor(() => expect(isShown('[data-problem="guardianEmail:required"]')).toBe(true));
    expect(request).not.toHaveBeenCalled();
    await userEvent.click(part('input[value=parent]'));
    await send();
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
    expect(JSON.parse(request.mock.calls[0]?.[1]?.body as string)).toMatchObject({ role: 'parent', age: '' });
  });
});

it('leaves what other forms have asked in the draft, and the trap out of it', async () => {
  sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: { grade: '11', times: 'weekends' } }));
  await mount({ brief: true });
  input('homepage').value = 'filled in by a manager of passwords';
  await userEvent.type(input('name'), 'Sample');
  expect(JSON.parse(sessionStorage.getItem('tutoring-lead-draft') ?? '')).toMatchObject({
    values: { grade: '11', times: 'weekends', name: 'Sample' },
  });
  expect(sessionStorage.getItem('tutoring-lead-draft')).not.toContain('manager');
});

it('shows the field of a parent’s address that the edge asks for', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ error: 'invalid', problems: { guardianEmail: 'required' } }, { status: 422 })),
  );
  await mount({ minorConsent: () => 13 });
  await fillIn();
  await userEvent.click(part('input[value=student]'));
  await userEvent.selectOptions(part('select[name=age]'), '14');
  expect(input('guardianEmail').checkVisibility()).toBe(false);
  await send();
  await vi.waitFor(() => expect(input('guardianEmail').checkVisibility()).toBe(true));
});

it('is sent in English from a page in a language that has no words here', () => {
  host.innerHTML = renderToString(<Provider lang="pt">{form()}</Provider>);
  expect(input('language').value).toBe('en');
});

describe('the country in which the visitor seems to be', () => {
  async function openWhen(): Promise<void> {
    const step = part<HTMLDetailsElement>('[data-step=when]');
    step.open = true;
    await vi.waitFor(() => expect(input('timeZone').value).not.toBe(''));
    step.open = false;
  }

  it('is proposed', async () => {
    await mount({ country: () => Promise.resolve('JP') });
    await openWhen();
    await vi.waitFor(() => expect(input('country').value).toBe('Japan'));
  });

  it('is not asked for where one stands already', async () => {
    const country = vi.fn(() => Promise.resolve('JP'));
    await mount({ country });
    input('country').value = 'Kenya';
    await openWhen();
    expect(country).not.toHaveBeenCalled();
    expect(input('country').value).toBe('Kenya');
  });
});
