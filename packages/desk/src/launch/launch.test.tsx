import { answersOf } from '@tutoring/domain/claim-answer';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Launch } from './launch';
import { sampleClaims, sampleList } from './sample';

const load = () => Promise.resolve(sampleList);
const decision = (name: string) => within(screen.getByRole('article', { name }));
const ONE_TUTOR = 'One tutor teaches each subject.';

beforeEach(() => localStorage.setItem('desk.name', 'Sample Owner'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('Launch', () => {
  it('keeps an answer in the file, with the name and the day', async () => {
    const api = sampleClaims();
    render(<Launch load={load} api={api} />);
    await screen.findByText('1 of 6 decided');
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    await expect.poll(() => answersOf(api.text())['one-tutor']?.by).toBe('Sample Owner');
    expect(api.text()).toContain('# Samples.');
    expect(screen.getByText('2 of 6 decided')).toBeVisible();
  });

  it('asks for a name first', async () => {
    localStorage.clear();
    const api = sampleClaims();
    render(<Launch load={load} api={api} />);
    await screen.findByText('1 of 6 decided');
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    expect(screen.getByText('1 of 6 decided')).toBeVisible();
    expect(decision(ONE_TUTOR).getByText(/Write your name above first/)).toBeVisible();
  });

  it('keeps what somebody else answered meanwhile', async () => {
    const api = sampleClaims();
    render(<Launch load={load} api={api} />);
    await screen.findByText('1 of 6 decided');
    api.otherSave(
      api.text().replace('the evening.', 'the evening.\n  answer: { is: true, by: Somebody, on: 2026-11-21 }'),
    );
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    await expect.poll(() => Object.keys(answersOf(api.text()))).toEqual(['one-tutor', 'notes', 'evenings']);
    expect(await screen.findByText('3 of 6 decided')).toBeVisible();
  });

  it('keeps an answer in the browser that could not be saved, and saves it later', async () => {
    const api = sampleClaims();
    api.fail = true;
    const first = render(<Launch load={load} api={api} />);
    await screen.findByText('1 of 6 decided');
    await userEvent.click(decision(ONE_TUTOR).getByRole('button', { name: 'True' }));
    expect(await screen.findByText('The repository’s host does not answer.')).toBeVisible();
    first.unmount();
    api.fail = false;
    render(<Launch load={load} api={api} />);
    await expect.poll(() => answersOf(api.text())['one-tutor']?.is).toBe(true);
  });

  it('takes an answer back', async () => {
    const api = sampleClaims();
    render(<Launch load={load} api={api} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Decided' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Decide again' }));
    await expect.poll(() => answersOf(api.text())).toEqual({});
  });

  it('does not offer to strike what a law needs', async () => {
    render(<Launch load={load} api={sampleClaims()} />);
    await screen.findByText('1 of 6 decided');
    expect(decision('Families can cancel within 14 days.').queryByRole('button', { name: 'Not us' })).toBeNull();
  });
});
