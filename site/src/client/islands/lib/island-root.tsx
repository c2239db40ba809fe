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

/** The root of an island. It is the same on the server and in the browser, as hydration requires. */
export function IslandRoot({ lang, messages, errors, children }: IslandRootProps) {
  return (
    <Provider lang={lang} messages={messages}>
      <ErrorBoundary messages={errors} contact={pathIn(languageOf(lang), CONTACT)}>
        {children}
      </ErrorBoundary>
    </Provider>
  );
}
