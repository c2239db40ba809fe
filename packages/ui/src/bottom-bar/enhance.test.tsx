import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SampleTool } from '../tool/sample-tool';
import { BottomBar } from './bottom-bar';
import { enhanceBottomBar } from './enhance';

afterEach(() => document.body.replaceChildren());

it('stays closed beside a form that the visitor entered before the script came', async () => {
  document.body.innerHTML = `<main><h1 style="position: absolute; inset-block-start: -100px">Chemistry</h1>
    <form><label>Your topic <input></label></form></main><aside><a href="/book">Book</a></aside>`;
  const bar = document.querySelector('aside') as HTMLElement;
  const states: (string | undefined)[] = [];
  new MutationObserver(() => states.push(bar.dataset.state)).observe(bar, { attributeFilter: ['data-state'] });
  document.querySelector('input')?.focus();
  const stop = enhanceBottomBar(bar);
  await seen();
  expect(bar.dataset.state).toBe('closed');
  expect(states).not.toContain('open');
  document.querySelector('input')?.blur();
  expect(bar.dataset.state).toBe('open');
  stop();
});

describe('a tool’s result', () => {
  const link = () => document.querySelector<HTMLAnchorElement>('[data-label] > a');
  // The link comes with the first result of the visitor’s own.
  const isSaid = () => link()?.parentElement?.hidden === false;
  const field = () => screen.getByLabelText('First number');

  beforeEach(async () => {
    sessionStorage.clear();
    render(
      <>
        <main>
          <h1 style={{ position: 'absolute', insetBlockStart: -100 }}>A calculator</h1>
          <SampleTool />
          <p style={{ blockSize: '300vh' }}>Far below</p>
        </main>
        <BottomBar action={<a href="/book">Book</a>} price="USD 59" />
      </>,
    );
    await seen();
  });

  it('is said once it is the visitor’s own and out of view', async () => {
    window.scrollTo(0, document.body.scrollHeight);
    await seen();
    expect(isSaid()).toBe(false);
    fireEvent.change(field(), { target: { value: '40' } });
    await waitFor(() => expect(isSaid()).toBe(true));
    expect(link()?.textContent).toBe('43 in all The sum is ready. · 1 more for 44');
    expect(link()?.getAttribute('aria-label')).toBe('Your result: 43 in all The sum is ready. · 1 more for 44');
    screen.getByRole('region', { name: 'Result: A sum' }).scrollIntoView();
    await waitFor(() => expect(isSaid()).toBe(false));
  });

  it('is a link to it', async () => {
    fireEvent.change(field(), { target: { value: '40' } });
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(isSaid()).toBe(true));
    fireEvent.click(link() as HTMLElement);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Result: A sum' }));
    expect(location.hash).toBe('');
  });

  it('goes with the result', async () => {
    fireEvent.change(field(), { target: { value: '40' } });
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(isSaid()).toBe(true));
    fireEvent.change(field(), { target: { value: '' } });
    await waitFor(() => expect(isSaid()).toBe(false));
  });
});

/** Intersections are reported after the next frame. */
const seen = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
