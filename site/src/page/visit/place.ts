import type { VisitorLocation } from '@tutoring/ui/consent';
import { locate } from './locate';

let asked: Promise<VisitorLocation | undefined> | undefined;

/**
 * Where the visitor is, asked for once a page.
 * @param locator Another company that may be asked, as consent does (docs/adr/0017). @default nobody else
 */
export function place(locator = ''): Promise<VisitorLocation | undefined> {
  return (asked ??= locate(locator));
}
