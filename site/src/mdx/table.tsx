import { fill } from '@tutoring/ui/internal/fill';
import { Scroller } from '@tutoring/ui/scroller';
import type { ReactNode } from 'react';
import { useLanguage } from '../shared/page-data';

/** A table that scrolls on small screens. Its accessible name is made of its column headings. */
export function Table({ heading, children }: { heading: string; children: ReactNode }) {
  const { messages } = useLanguage();
  return (
    <Scroller aria-label={fill(messages.table, { heading })}>
      <table>{children}</table>
    </Scroller>
  );
}
