import { Button, ButtonLink } from '@tutoring/ui/button';
import { Hero } from '@tutoring/ui/hero';
import { Container } from '@tutoring/ui/layout';
import { Component, type ReactNode } from 'react';
import type { Words } from '../languages/en';

interface Props {
  words: Words;
  children: ReactNode;
}

/** In place of a page that failed while it was rendered: what happened, and three ways on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // What is caught here is not heard of otherwise (boot/report-errors.ts).
    // Older browsers have no such function, and this is no place to fail once more.
    if ('reportError' in window) reportError(error);
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Container role="alert">
        <Hero
          actions={
            <>
              <Button onClick={() => location.reload()}>{words.errorRetry}</Button>
              {/* Plain links: whatever broke the page may have broken the router as well. */}
              <ButtonLink kind="secondary" href="/" target="_self">
                {words.errorHome}
              </ButtonLink>
              <ButtonLink kind="secondary" href="/contact" target="_self">
                {words.errorContact}
              </ButtonLink>
            </>
          }
        >
          <h1>{words.errorTitle}</h1>
          <p>{words.errorText}</p>
        </Hero>
      </Container>
    );
  }
}
