import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Chat } from '../chat/chat';
import { quotes, PRICES } from '../chat/sample-answers';
import { SampleTool } from '../tool/sample-tool';

/** A phone's window whose lower part a keyboard covers. */
class Keyboard extends EventTarget {
  height = innerHeight;
  offsetTop = 0;
  scale = 1;
  cover(height: number): void {
    this.height = document.documentElement.clientHeight - height;
    this.dispatchEvent(new Event('resize'));
  }
}

afterEach(() => void vi.unstubAllGlobals());

const stub = () => {
  const keyboard = new Keyboard();
  vi.stubGlobal('visualViewport', keyboard);
  return keyboard;
};

it('keeps the field of the chat above the keyboard, and the panel within what is left', () => {
  const keyboard = stub();
  render(<Chat answer={quotes(PRICES)} bookingUrl="https://calendar.example.org" defaultOpen />);
  const bottom = () => screen.getByRole('textbox').getBoundingClientRect().bottom;
  const covered = Math.round(innerHeight / 2);
  keyboard.cover(covered);
  expect(bottom()).toBeLessThanOrEqual(innerHeight - covered);
  expect(screen.getByRole('dialog').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  keyboard.cover(0);
  expect(bottom()).toBeGreaterThan(innerHeight - covered);
});

it('leaves everything where it is for somebody who has zoomed in', () => {
  const keyboard = stub();
  render(<Chat answer={quotes(PRICES)} bookingUrl="https://calendar.example.org" defaultOpen />);
  keyboard.scale = 2;
  keyboard.cover(innerHeight / 2);
  expect(screen.getByRole('dialog').style.insetBlockEnd).toBe('');
});

it('keeps the result of a tool above the keyboard', () => {
  const keyboard = stub();
  render(<SampleTool />);
  keyboard.cover(100);
  expect(document.querySelector<HTMLElement>('[data-tool-summary]')?.style.insetBlockEnd).toBe('100px');
});
