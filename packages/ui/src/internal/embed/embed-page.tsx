import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { cx } from '../../lib/cx';
import { visuallyHidden } from '../../layout/layout.css';
import * as styles from './embed.css';

export interface EmbedPageProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The name of the site (h1), for screen readers: the tool’s own headings begin at h3. */
  site: ReactNode;
  /** The name of what the frame shows (h2). */
  title: ReactNode;
  /** The address of the full page. It opens in a tab of its own. */
  href: string;
  /** The text of that link. */
  link: ReactNode;
  children: ReactNode;
}

/** A page for frames of other sites: a name, a link to the full page, and one tool. */
export const EmbedPage = forwardRef<HTMLElement, EmbedPageProps>(function EmbedPage(
  { site, title, href, link, className, children, ...rest },
  ref,
) {
  return (
    <main ref={ref} className={cx(styles.page, className)} {...rest}>
      <h1 className={visuallyHidden}>{site}</h1>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <a className={styles.link} href={href} target="_blank" rel="noopener">
          {link}
        </a>
      </div>
      <div>{children}</div>
    </main>
  );
});
