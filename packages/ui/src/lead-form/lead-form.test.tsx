import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, type FormEvent } from 'react';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrate, serverWritten } from '../lib/server-written';
import { Provider } from '../provider/provider';
import { bringToForm } from './bring-to-form';
import { LeadForm, type LeadFormProps } from './lead-form';

const onSent = vi.fn();

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  onSent.mockReset();
  vi.restoreAllMocks();
});

/** Finds an element by a selector. Field names and `data-problem` are the form's contract with the server. */
function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
const input = (name: string) => find<HTMLInputElement>(`input[name=${name}]`);
const message = () => find<HTMLTextAreaElement>('textarea');
const sendButton = () => screen.getByRole('button', { name: /^Send/ });
const isShown = (selector: string) => !find<HTMLElement>(selector).hidden;

const form = (props: Partial<LeadFormProps> = {}) => (
  <StrictMode>
    <LeadForm page="/contact" sessions={['2027-05']} onSent={onSent} {...props} />
  </StrictMode>
);

const mount = (props?: Partial<LeadFormProps>) => render(form(props));

async function fillIn(): Promise<void> {
  await userEvent.click(find('input[value=parent]'));
  await userEvent.type(input('name'), 'Sample Parent');
  await userEvent.type(input('email'), 'parent@example.com');
}
const send = () => userEvent.click(sendButton());

describe('a page that the server answers with', () => {
  let host: HTMLElement;
  const takeOver = () => {
    const error = vi.spyOn(console, 'error');
    hydrate(form(), host);
    expect(error).not.toHaveBeenCalled();
  };
  /** Fills in the form and shows problems, as the server does (form-page.ts). */
  function answer(): void {
    ({ host } = serverWritten(form(), 'form'));
    input('name').setAttribute('value', 'Sample Parent');
    input('email').setAttribute('value', 'parent@example');
    find('input[value=student]').setAttribute('checked', '');
    for (const option of host.querySelectorAll('option'))
      option.toggleAttribute('selected', ['ap', 'adult'].includes(option.value));
    message().textContent = 'Chemistry HL\nMay 2027';
    input('email').setAttribute('aria-invalid', 'true');
    const wrong = ['-summary', '="email:invalid"', '-link="email:invalid"'].map((end) => `[data-problem${end}]`);
    for (const selector of [...wrong, '[data-failure="busy"]']) find(selector).removeAttribute('hidden');
  }
  const typed = () => [
    input('name').value,
    input('email').value,
    find<HTMLInputElement>('input[value=student]').checked,
    find<HTMLSelectElement>('select[name=programme]').value,
    message().value,
  ];
  const sent = ['Sample Parent', 'parent@example', true, 'ap', 'Chemistry HL\nMay 2027'];

  it('keeps every entry on hydration, and mixes in no older draft', () => {
    sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: { programme: 'unsure', role: 'school' } }));
    answer();
    expect(typed()).toEqual(sent);
    takeOver();
    expect(typed()).toEqual(sent);
    expect(isShown('[data-problem="email:invalid"]')).toBe(true);
  });

  it('keeps what was typed before hydration', async () => {
    answer();
    await userEvent.type(message(), ', evenings');
    // Its step is closed, so only a script can choose here.
    find<HTMLSelectElement>('select[name=programme]').value = 'unsure';
    takeOver();
    expect(typed().slice(3)).toEqual(['unsure', 'Chemistry HL\nMay 2027, evenings']);
  });

  it('proposes a time zone in a step that was opened before hydration', async () => {
    answer();
    find<HTMLDetailsElement>('[data-step=when]').open = true;
    takeOver();
    await waitFor(() => expect(input('timeZone').value).not.toBe(''));
  });

  it('shows a problem until it is fixed, and the remaining ones after Send', async () => {
    answer();
    takeOver();
    await userEvent.type(input('email'), '.com');
    await waitFor(() => expect(isShown('[data-problem-summary]')).toBe(false));
    await userEvent.clear(input('name'));
    await send();
    await waitFor(() => {
      expect(isShown('[data-problem="name:required"]')).toBe(true);
    });
    expect(isShown('[data-problem="email:invalid"]')).toBe(false);
    expect(isShown('[data-failure="busy"]')).toBe(false);
    expect(input('email').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('a sent message', () => {
  const keysOf = (request: ReturnType<typeof answering>) =>
    request.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
  function answering() {
    return vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
  }

  it('is not sent twice while the next page loads', async () => {
    const request = answering();
    mount();
    await fillIn();
    await send();
    await waitFor(() => {
      expect(onSent).toHaveBeenCalledExactlyOnceWith('L-7KQM-R4TX', {
        page: '/contact',
        name: 'Sample Parent',
        email: 'parent@example.com',
        message: '',
        fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      });
    });
    expect(sendButton().getAttribute('aria-disabled')).toBe('true');
    await send();
    expect(request).toHaveBeenCalledOnce();
    // The navigation may have failed, so `onSent` starts it again.
    expect(onSent.mock.calls.map(([reference]) => reference as string)).toEqual(['L-7KQM-R4TX', 'L-7KQM-R4TX']);
  });

  it.each(['HTTPS', 'plain HTTP'])('is recognised after “back” over %s, and not sent again', async (protocol) => {
    if (protocol === 'plain HTTP') vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    const request = answering();
    let earlier: ReturnType<NonNullable<LeadFormProps['lastSent']>>;
    onSent.mockImplementation(((reference, sent) => {
      // The sender's name is not stored.
      earlier = { page: sent.page, fingerprint: sent.fingerprint, reference };
    }) satisfies LeadFormProps['onSent']);
    mount();
    await fillIn();
    await send();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    // The browser restores the page from the back/forward cache.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const status = () => find('button[type=submit] ~ [role=status]').textContent;
    await waitFor(() => expect(status()).toContain('L-7KQM-R4TX'));
    expect(sendButton().getAttribute('aria-disabled')).toBeNull();

    // The browser loads the page again and restores its fields.
    cleanup();
    const again = form({ lastSent: () => earlier });
    const { host } = serverWritten(again, 'form');
    input('name').value = 'Sample Parent';
    input('email').value = 'parent@example.com';
    find<HTMLInputElement>('input[value=parent]').checked = true;
    hydrate(again, host);
    await waitFor(() => expect(status()).toContain('You’ve already sent this message. Its reference is L-7KQM-R4TX.'));
    await send();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    expect(onSent.mock.lastCall?.[1]).toMatchObject({ name: 'Sample Parent', email: 'parent@example.com' });
    expect(request).toHaveBeenCalledOnce();
    await userEvent.type(message(), 'One more thing');
    expect(status()).toBe('');
    await send();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  });

  it('can be followed by another message', async () => {
    const request = answering();
    mount();
    await fillIn();
    await send();
    await waitFor(() => {
      expect(onSent).toHaveBeenCalledOnce();
    });
    await userEvent.type(message(), 'One more thing');
    expect(sendButton().getAttribute('aria-disabled')).toBeNull();
    await send();
    await waitFor(() => {
      expect(onSent).toHaveBeenCalledTimes(2);
    });
    expect(new Set(keysOf(request)).size).toBe(2);
    expect(sessionStorage.getItem('tutoring-lead-draft')).toBeNull();
  });
});

describe('the caller’s handlers', () => {
  it('run before ours', async () => {
    const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    const drafts: (string | null)[] = [];
    const onInput = vi.fn(() => drafts.push(sessionStorage.getItem('tutoring-lead-draft')));
    const onFocus = vi.fn();
    const onSubmit = vi.fn((event: FormEvent) => {
      expect(event.defaultPrevented).toBe(false);
    });
    mount({ onInput, onFocus, onSubmit });
    await fillIn();
    await send();
    await waitFor(() => {
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
    mount({ onInput: cancel, onSubmit: cancel });
    await fillIn();
    await send();
    expect(sessionStorage.getItem('tutoring-lead-draft')).toBeNull();
    expect(sendButton().getAttribute('aria-disabled')).toBeNull();
    expect(request).not.toHaveBeenCalled();
  });
});

describe('a message without a connection', () => {
  const offline = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const isWaiting = () =>
    waitFor(() => expect(screen.getByRole('alert').textContent).toContain('as soon as you’re connected'));
  /** The connection comes back, and the message is sent. */
  async function comeBack(request: ReturnType<typeof offline>): Promise<void> {
    request.mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
    const failed = request.mock.calls.length;
    await waitFor(() => {
      // Again, because the form starts to listen shortly after it says that it waits. Not after the form has heard it, because a
      // second attempt would run into the next test.
      if (request.mock.calls.length === failed) dispatchEvent(new Event('online'));
      expect(onSent).toHaveBeenCalledOnce();
    });
  }

  it('is sent with the same key once the visitor is online', async () => {
    const request = offline();
    mount();
    await fillIn();
    await send();
    await isWaiting();
    await comeBack(request);
    const keys = request.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys), String(keys)).toHaveLength(1);
    expect(sessionStorage.getItem('tutoring-lead-draft')).toBeNull();
  });

  it('is still sent after a reload', async () => {
    const request = offline();
    mount();
    await fillIn();
    await send();
    await isWaiting();
    cleanup();
    // On a page whose form has fewer fields, the waiting message is sent unchanged.
    mount({ page: '/services/chemistry-tutoring', brief: true, subjects: 'Chemistry' });
    await comeBack(request);
    const bodies = request.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);
    expect(bodies.at(-1)).toMatchObject({ page: '/contact', name: 'Sample Parent' });
    const keys = request.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(new Set(keys), String(keys)).toHaveLength(1);
  });

  it('still waits when its page is restored from the back/forward cache', async () => {
    const request = offline();
    mount();
    await fillIn();
    await send();
    await isWaiting();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await comeBack(request);
  });

  it('keeps what is typed while it is being sent, and does not send that automatically', async () => {
    let answer = (_: Response) => {};
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => new Promise<Response>((resolve) => (answer = resolve)));
    mount();
    await fillIn();
    await send();
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
    await userEvent.type(message(), 'Half a sent');
    answer(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 }));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem('tutoring-lead-draft')).toContain('Half a sent');

    request.mockRejectedValue(new TypeError('Failed to fetch'));
    await send();
    await isWaiting();
  });

  it('is not sent automatically once the visitor changes it', async () => {
    const request = offline();
    mount();
    await fillIn();
    await send();
    await isWaiting();
    await userEvent.type(message(), 'Wait');
    expect(screen.getByRole('alert').textContent).toContain('no longer send it automatically');
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(request).toHaveBeenCalledOnce();
    expect(JSON.parse(sessionStorage.getItem('tutoring-lead-draft') ?? '')).not.toHaveProperty('waiting');
  });
});

describe('the first step', () => {
  const step = (name: string) => find<HTMLDetailsElement>(`[data-step=${name}]`);
  const next = () => userEvent.click(find('[data-step=you] button:last-of-type'));

  it('stays open and shows its problems', async () => {
    mount();
    expect(input('name').getAttribute('aria-invalid')).toBe('false');
    expect(find('input[value=parent]').getAttribute('aria-invalid')).toBe('false');
    await next();
    await waitFor(() => expect(document.activeElement).toBe(find('[data-problem-summary]')));
    expect([step('you').open, step('course').open]).toEqual([true, false]);
    expect(isShown('[data-problem="name:required"]')).toBe(true);
    await fillIn();
    await waitFor(() => expect(isShown('[data-problem-summary]')).toBe(false));
    expect(document.activeElement).toBe(input('email'));
    await next();
    await waitFor(() => expect(step('course').open).toBe(true));
    expect(document.activeElement).toBe(step('course').querySelector('summary'));
  });

  it('opens again if Send finds a problem in it', async () => {
    mount();
    step('when').open = true;
    await waitFor(() => expect(step('you').open).toBe(false));
    await send();
    await waitFor(() => expect(document.activeElement).toBe(find('[data-problem-summary]')));
    expect(step('you').open).toBe(true);
  });

  it('removes a problem from the summary as soon as it is fixed, with those that depend on it', async () => {
    mount();
    await userEvent.click(find('input[value=student]'));
    await userEvent.type(input('email'), 'nobody');
    await send();
    await waitFor(() => expect(isShown('[data-problem-link="age:required"]')).toBe(true));
    await userEvent.type(input('name'), 'Sample Parent');
    await waitFor(() => expect(isShown('[data-problem-link="name:required"]')).toBe(false));
    expect(input('name').getAttribute('aria-invalid')).toBe('false');
    await userEvent.click(find('input[value=parent]'));
    await waitFor(() => expect(isShown('[data-problem-link="age:required"]')).toBe(false));
    expect(isShown('[data-problem-link="email:invalid"]')).toBe(true);
    await userEvent.clear(input('email'));
    await waitFor(() => expect(isShown('[data-problem="email:required"]')).toBe(true));
    expect(document.activeElement).toBe(input('email'));
  });
});

describe('an email address with a likely typo', () => {
  it('can be corrected with one click', async () => {
    mount();
    await userEvent.type(input('email'), 'kim@gmial.com');
    const question = await screen.findByRole('button', { name: 'Did you mean kim@gmail.com?' });
    await userEvent.click(question);
    expect(input('email').value).toBe('kim@gmail.com');
    expect(document.activeElement).toBe(input('email'));
    expect(question.isConnected).toBe(false);
    expect(sessionStorage.getItem('tutoring-lead-draft')).toContain('kim@gmail.com');
  });

  it('is not questioned after Clear: correcting it would remove the undo', async () => {
    mount();
    await userEvent.type(input('email'), 'kim@gmial.com');
    await screen.findByRole('button', { name: /^Did you mean/ });
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull());
  });
});

describe('the short form', () => {
  it('leaves the subjects of the long form’s draft alone', async () => {
    mount();
    sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: { subjects: 'Physics HL' } }));
    cleanup();
    mount({ brief: true, subjects: 'Chemistry' });
    await userEvent.type(input('name'), 'S');
    expect(JSON.parse(sessionStorage.getItem('tutoring-lead-draft') ?? '')).toMatchObject({
      values: { name: 'S', subjects: 'Physics HL' },
    });
    expect(input('subjects').value).toBe('Chemistry');
  });
});

describe('a visitor from a school', () => {
  it('sees no grade field, and an earlier grade is not sent', async () => {
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
    mount();
    await fillIn();
    find<HTMLDetailsElement>('[data-step=course]').open = true;
    expect(find('[name=grade]').checkVisibility()).toBe(true);
    await userEvent.selectOptions(find('select[name=grade]'), '11');
    find<HTMLInputElement>('input[value=school]').click();
    expect(find('[name=grade]').checkVisibility()).toBe(false);
    await send();
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
    expect(JSON.parse(request.mock.calls[0]?.[1]?.body as string)).not.toHaveProperty('grade');
  });
});

describe('clearing', () => {
  it('empties the form and the draft, and can be undone', async () => {
    mount();
    await fillIn();
    find<HTMLDetailsElement>('[data-step=course]').open = true;
    await userEvent.selectOptions(find('select[name=programme]'), 'ap');
    const press = () => userEvent.click(find('button[type=submit] + button'));
    await press();
    expect([input('name').value, find<HTMLInputElement>('input[value=parent]').checked]).toEqual(['', false]);
    expect(sessionStorage.getItem('tutoring-lead-draft')).toBeNull();
    await press();
    expect([input('name').value, find<HTMLInputElement>('input[value=parent]').checked]).toEqual([
      'Sample Parent',
      true,
    ]);
    expect(sessionStorage.getItem('tutoring-lead-draft')).toContain('Sample Parent');
  });
});

describe('a student', () => {
  const isSeen = (name: string) => find(`[name=${name}]`).checkVisibility();

  it.each([
    ['16', undefined, true],
    ['16', 13, false],
    ['15', 16, true],
    ['adult', undefined, false],
  ])(
    'aged %s, with the age of consent %s, sees the field for the parent’s address: %s',
    async (age, minorConsent, isAsked) => {
      mount({ minorConsent: () => minorConsent });
      expect(isSeen('age')).toBe(false);
      await userEvent.click(find('input[value=student]'));
      expect(isSeen('age')).toBe(true);
      await userEvent.selectOptions(find('select[name=age]'), age);
      expect(isSeen('guardianEmail')).toBe(isAsked);
    },
  );

  it('below the age of consent must give a parent’s address, and a parent need not', async () => {
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ reference: 'L-7KQM-R4TX' }, { status: 201 })));
    mount({ minorConsent: () => 16 });
    await fillIn();
    await userEvent.click(find('input[value=student]'));
    await send();
    await waitFor(() => expect(isShown('[data-problem="age:required"]')).toBe(true));
    await userEvent.selectOptions(find('select[name=age]'), '14');
    await send();
    await waitFor(() => expect(isShown('[data-problem="guardianEmail:required"]')).toBe(true));
    expect(request).not.toHaveBeenCalled();
    await userEvent.click(find('input[value=parent]'));
    await send();
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
    expect(JSON.parse(request.mock.calls[0]?.[1]?.body as string)).toMatchObject({ role: 'parent', age: '' });
  });
});

it('keeps other forms’ fields in the draft, and the honeypot out of it', async () => {
  sessionStorage.setItem('tutoring-lead-draft', JSON.stringify({ values: { grade: '11', times: 'weekends' } }));
  mount({ brief: true });
  input('homepage').value = 'filled in by a manager of passwords';
  await userEvent.type(input('name'), 'Sample');
  expect(JSON.parse(sessionStorage.getItem('tutoring-lead-draft') ?? '')).toMatchObject({
    values: { grade: '11', times: 'weekends', name: 'Sample' },
  });
  expect(sessionStorage.getItem('tutoring-lead-draft')).not.toContain('manager');
});

it('shows the parent’s address field when the server requires it', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ error: 'invalid', problems: { guardianEmail: 'required' } }, { status: 422 })),
  );
  mount({ minorConsent: () => 13 });
  await fillIn();
  await userEvent.click(find('input[value=student]'));
  await userEvent.selectOptions(find('select[name=age]'), '14');
  expect(input('guardianEmail').checkVisibility()).toBe(false);
  await send();
  await waitFor(() => expect(input('guardianEmail').checkVisibility()).toBe(true));
});

it('sends `en` from a page in an unsupported language', () => {
  serverWritten(<Provider lang="pt">{form()}</Provider>, 'form');
  expect(input('language').value).toBe('en');
});

it('shows the time in the zone that it proposes', async () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  mount();
  find<HTMLDetailsElement>('[data-step=when]').open = true;
  expect(await screen.findByText(/there now\.$/)).toBeVisible();
});

describe('the country in which the visitor seems to be', () => {
  async function openWhen(): Promise<void> {
    const step = find<HTMLDetailsElement>('[data-step=when]');
    step.open = true;
    await waitFor(() => expect(input('timeZone').value).not.toBe(''));
    step.open = false;
  }

  it('is filled in', async () => {
    mount({ country: () => Promise.resolve('JP') });
    await openWhen();
    await waitFor(() => expect(input('country').value).toBe('Japan'));
  });

  it('is not looked up if the visitor has entered one', async () => {
    const country = vi.fn(() => Promise.resolve('JP'));
    mount({ country });
    input('country').value = 'Kenya';
    await openWhen();
    expect(country).not.toHaveBeenCalled();
    expect(input('country').value).toBe('Kenya');
  });
});

describe('a result that a tool has brought', () => {
  const RESULT = 'IB Diploma from grades\n35 of 45 points';
  beforeEach(() => bringToForm(RESULT, 'To open it: https://www.example.org/tools#ib&grade1=6'));

  it('is in the message, can be taken out and put back, and leaves the visitor’s own words alone', async () => {
    mount();
    await userEvent.type(message(), '\n\nIs a 7 possible?');
    const whole = message().value;
    expect(whole.startsWith(RESULT)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Take it out' }));
    expect(message().value).toBe('Is a 7 possible?');
    expect(screen.getByText('Your result is out of the message.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(message().value).toBe(whole);
    cleanup();
    mount();
    expect(message().value).toBe(whole);
  });

  it('is the visitor’s own text once they have changed it', async () => {
    const { container } = mount();
    expect(container.textContent).toContain('Your result is in the message below.');
    await userEvent.type(message(), '{Control>}{Home}{/Control}My ');
    expect(message().value.startsWith('My IB')).toBe(true);
    expect(screen.getByRole('button', { name: 'Take it out' })).toBeVisible();
    await userEvent.clear(message());
    expect(screen.queryByRole('button', { name: 'Take it out' })).toBeNull();
  });
});
