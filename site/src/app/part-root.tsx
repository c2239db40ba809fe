import { Provider } from '@tutoring/ui/provider';
import type { ReactNode } from 'react';
import type { Errors } from '../languages/types';
import { Failed } from './failed';

interface PartRootProps {
  /** The part's name, which is that of the library's component whose words it speaks. */
  name: string;
  /** BCP 47. */
  lang: string;
  messages: Readonly<Record<string, string>>;
  errors: Errors;
  children: ReactNode;
}

/** The root of a live part: the same on the server, which writes its HTML, and in the browser, which takes it over. */
export function PartRoot({ name, lang, messages, errors, children }: PartRootProps) {
  return (
    <Provider lang={lang} messages={{ [name]: messages }}>
      <Failed words={errors}>{children}</Failed>
    </Provider>
  );
}
