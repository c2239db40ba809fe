import type { ReactNode } from 'react';
import { fillNodes } from '../lib/fill-nodes';
import { useLang } from '../provider/provider';
import type { Said } from './told';

/** Names of courses and components are English on every page: said in an English voice. */
export function English({ children }: { children: ReactNode }) {
  return <span lang={useEnglish()}>{children}</span>;
}

/** The `lang` of an English text: none on an English page. */
export function useEnglish(): 'en' | undefined {
  return /^en\b/.test(useLang()) ? undefined : 'en';
}

/** A message in which names are English. */
export function Spoken({ of: { message, values } }: { of: Said }) {
  const { components } = values;
  return fillNodes(message, { ...values, components: components && <English>{components}</English> });
}
