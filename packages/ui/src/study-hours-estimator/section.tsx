import type { ReactNode } from 'react';
import * as sheet from '../tool/tool.css';

/** A part of the result under a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={sheet.heading}>{title}</h3>
      {children}
    </section>
  );
}
