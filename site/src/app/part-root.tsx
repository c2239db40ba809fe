import { languageOf } from '@tutoring/domain/languages';
import { Provider, type MessageCatalogue } from '@tutoring/ui/provider';
import type { ReactNode } from 'react';
import { CONTACT, pathIn } from '../contract/own-pages';
import type { Errors } from '../languages/types';
import { Failed } from './failed';

interface PartRootProps {
  /** BCP 47. */
  lang: string;
  messages: MessageCatalogue;
  errors: Errors;
  children: ReactNode;
}

/** The root of a live part: the same on the server, which writes its HTML, and in the browser, which takes it over. */
export function PartRoot({ lang, messages, errors, children }: PartRootProps) {
  return (
    <Provider lang={lang} messages={messages}>
      <Failed words={errors} contact={pathIn(languageOf(lang), CONTACT)}>
        {children}
      </Failed>
    </Provider>
  );
}
