'use client';
import { forwardRef } from 'react';
import { useLinkComponent, type LinkProps } from '../provider/provider';

/** A link to a page of the site, to another site, or to a place on the page. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ href, children, ...rest }, ref) {
  const SiteLink = useLinkComponent();
  // The router handles only other pages of this site.
  if (!href.startsWith('/') || href.startsWith('//'))
    return (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <SiteLink ref={ref} href={href} {...rest}>
      {children}
    </SiteLink>
  );
});
