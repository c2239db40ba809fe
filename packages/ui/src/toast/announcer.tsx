import { useEffect, useRef } from 'react';
import * as layout from '../layout/layout.css';
import type { Toast } from './store';

/** How long a text stays in a live region, in milliseconds: long enough to be announced, too short to be found by browsing. */
export const ANNOUNCED_MS = 1000;
/** How long a live region exists before its text, in milliseconds. It may be new, or new in a dialog. */
const REGION_FIRST_MS = 100;

/**
 * Announces toasts to screen readers. Its regions are in the document from the start and receive their texts later,
 * because some screen readers ignore a region that arrives with its text.
 */
export function Announcer({ toasts }: { toasts: readonly Toast[] }) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const said = useRef(new Map<string, string>());

  useEffect(() => {
    const before = said.current;
    said.current = new Map();
    for (const { id, title, description, variant, open } of toasts) {
      const text = [title, description].filter(Boolean).join('. ');
      said.current.set(id, text);
      const region = variant === 'destructive' ? assertive.current : polite.current;
      if (open && text && before.get(id) !== text && region) say(text, region);
    }
  }, [toasts]);

  return (
    <>
      <div ref={polite} role="status" className={layout.visuallyHidden} />
      <div ref={assertive} role="alert" className={layout.visuallyHidden} />
    </>
  );
}

function say(text: string, region: HTMLElement): void {
  const line = document.createElement('p');
  line.textContent = text;
  setTimeout(() => {
    region.append(line);
  }, REGION_FIRST_MS);
  setTimeout(() => {
    line.remove();
  }, REGION_FIRST_MS + ANNOUNCED_MS);
}
