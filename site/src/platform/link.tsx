import type { LinkProps } from '@tutoring/ui/provider';
import { forwardRef } from 'react';
import { followInApp, prepareInApp } from './follow-in-app';

/**
 * The site's link on English pages. Gatsby's own fetches the page behind each link that comes into
 * view, which a menu and a footer full of links make dear: this one waits for an intention.
 */
export const SiteLink = forwardRef<HTMLAnchorElement, LinkProps>(function SiteLink(
  { children, onClick, onPointerEnter, onFocus, ...rest },
  ref,
) {
  // A link by its `href`, which is among the rest; Enter clicks it.
  /* eslint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
  return (
    <a
      {...rest}
      ref={ref}
      onClick={(event) => {
        onClick?.(event);
        followInApp(event);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prepareInApp(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prepareInApp(event);
      }}
    >
      {children}
    </a>
  );
});
