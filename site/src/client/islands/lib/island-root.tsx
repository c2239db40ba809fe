import { languageOf } from '@tutoring/domain/languages';
import { Provider, type MessageCatalogue } from '@tutoring/ui/provider';
import type { ReactNode } from 'react';
import { CONTACT, pathIn } from '../../../shared/paths';
import type { ErrorMessages } from '../../../shared/messages/types';
import { ErrorBoundary } from './error-boundary';

interface IslandRootProps {
  /** BCP 47. */
  lang: string;
  messages: MessageCatalogue;
  errors: ErrorMessages;
  children: ReactNode;
}

/** The root of a live part: the same on the server, which writes its HTML, and in the browser, which takes it over. */
export function IslandRoot({ lang, messages, errors, children }: IslandRootProps) {
  return (
    <Provider lang={lang} messages={messages}>
      <ErrorBoundary words={errors} contact={pathIn(languageOf(lang), CONTACT)}>
        {children}
      </ErrorBoundary>
    </Provider>
  );
}
