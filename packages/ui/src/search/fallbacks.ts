import type { SearchScope } from '@tutoring/domain/search-entry';
import type { en } from '#search/messages/en';

/** The links that a box shows if its index could not be loaded (specification, section 8). `title` is the name of a message. */
export const FALLBACKS = {
  blog: [{ href: '/blog', title: 'fallbackBlog' }],
  full: [
    { href: '/', title: 'fallbackFull' },
    { href: '/about', title: 'fallbackAbout' },
    { href: '/services', title: 'fallbackServices' },
  ],
} as const satisfies Record<SearchScope, readonly { href: string; title: keyof typeof en }[]>;
