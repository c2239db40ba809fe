import { Trouble } from '../common/trouble';
import { useLoaded } from '../common/use-loaded';
import { contentApi } from '../content-api';
import { read } from '../content/read-data';
import { PublicationBar } from '../publication';
import { Component, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { CONTENT, SCREENS, screenAt } from './screens';
import { loadSite } from './site';
import { usePath } from './use-path';
import * as styles from './app.css';

/** The owner's desk: a menu of its screens, and the screen that the address names. */
export function App() {
  const { path, search, onClick } = usePath();
  const { data: site, error, isLoading, retry } = useLoaded(loadSite);
  const screen = screenAt(path);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(path);
  const menu = useRef<HTMLElement>(null);
  const label = screen?.label ?? 'There is no such screen';
  useEffect(() => {
    document.title = `${label} · ${site ? site.brand : 'The owner’s desk'}`;
    if (shown.current !== path) heading.current?.focus();
    shown.current = path;
  }, [label, site, path]);
  // On a phone the menu is wider than the window.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [screen]);

  return (
    // Clicks on links bubble to here, so links need no component of their own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only links react, and Enter on a link is a click
    <div className={styles.root} onClick={onClick}>
      <a className={styles.skip} href="#screen">
        Skip to the screen
      </a>
      <header className={styles.header}>
        <nav ref={menu} aria-label="Desk" className={styles.menu}>
          {SCREENS.map(({ href, label: name }) => (
            <a key={href} href={href} className={styles.link} aria-current={href === screen?.href ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <div className={styles.place}>
          <p className={styles.brand}>{site?.brand ?? 'The owner’s desk'}</p>
          <p className={styles.aside}>
            <a className={styles.link} href="/">
              The site
            </a>
            {site?.signOut && (
              <a className={styles.link} href={site.signOut}>
                Sign out
              </a>
            )}
          </p>
        </div>
      </header>
      <PublicationBar api={contentApi} read={read} isAlways={screen?.href === CONTENT} />
      <main id="screen" className={styles.main}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {label}
        </h1>
        {error && !isLoading && <Trouble error={error} onRetry={retry} />}
        {screen && site && (
          <Recovery key={screen.href}>
            <Suspense fallback={<p role="status">Loading…</p>}>
              <screen.Component site={site} search={search} />
            </Suspense>
          </Recovery>
        )}
        {!screen && (
          <p>
            The address may be mistyped. <a href={SCREENS[0].href}>Open your leads</a>.
          </p>
        )}
      </main>
    </div>
  );
}

/** A screen that fails leaves the menu usable. Its script may be gone after a deploy: loading the page again brings the new one. */
class Recovery extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Trouble onRetry={() => location.reload()}>
        <p>
          This screen could not be shown: a new version may be out, or the connection may be gone. What you typed in the
          editor is kept in this browser.
        </p>
      </Trouble>
    );
  }
}
