import type { LinkProps } from '@tutoring/ui/provider';
import { Link as GatsbyLink } from 'gatsby';
import { forwardRef } from 'react';
import { isForeign } from './foreign';

/**
 * The site's link on English pages. A page in another language is a full page load: it
 * brings its own words, direction and fonts.
 */
export const SiteLink = forwardRef<HTMLAnchorElement, LinkProps>(function SiteLink({ href, children, ...rest }, ref) {
  if (rest.target || isForeign(href.split(/[?#]/)[0] ?? ''))
    return (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    );
  // Gatsby types its ref as the component's instance; at run time it is the anchor.
  return (
    <GatsbyLink ref={ref as never} to={href} {...rest}>
      {children}
    </GatsbyLink>
  );
});
