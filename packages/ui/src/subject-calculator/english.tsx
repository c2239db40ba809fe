import type { ReactNode } from 'react';
import { fillNodes } from '../lib/fill-nodes';
import { useLang } from '../provider/provider';
import type { MessageWithValues } from './result-texts';

/** Marks an English name of a course or component, so that a screen reader says it with an English voice. */
export function English({ children }: { children: ReactNode }) {
  return <span lang={useEnglish()}>{children}</span>;
}

/** The `lang` of an English text; `undefined` on an English page. */
export function useEnglish(): 'en' | undefined {
  return /^en\b/.test(useLang()) ? undefined : 'en';
}

/** A message that contains English names. */
export function Spoken({ of: { message, values } }: { of: MessageWithValues }) {
  const { components } = values;
  return fillNodes(message, { ...values, components: components && <English>{components}</English> });
}
