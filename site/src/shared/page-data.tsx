import { createContext, useContext } from 'react';
import { messagesOf } from './messages';
import type { PageMessages } from './messages/types';
import type { PageContext } from './page';

const PageDataContext = createContext<PageContext | undefined>(undefined);
export const PageDataProvider = PageDataContext.Provider;

/** The page that is being rendered. */
export function usePage(): PageContext {
  const page = useContext(PageDataContext);
  if (!page) throw new Error('usePage found no page. Render the component inside PageDataProvider.');
  return page;
}

/** The messages and layout data in the page's language. */
export function useLanguage(): PageMessages {
  return messagesOf(usePage().lang);
}
