import { afterEach, expect, it } from 'vitest';
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

/** Intersections are reported after the next frame. */
const seen = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
