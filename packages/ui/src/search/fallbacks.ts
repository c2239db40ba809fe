import type { SearchScope } from '@tutoring/domain/search-entry';
import type { en } from '#search/messages/en';

/** What is offered where there is no index (specification, section 8): addresses, and the names of their messages. */
export const FALLBACKS = {
  blog: [{ href: '/blog', title: 'fallbackBlog' }],
  full: [
    { href: '/', title: 'fallbackFull' },
    { href: '/about', title: 'fallbackAbout' },
    { href: '/services', title: 'fallbackServices' },
  ],
} as const satisfies Record<SearchScope, readonly { href: string; title: keyof typeof en }[]>;
