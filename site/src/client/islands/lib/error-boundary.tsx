import { Button, ButtonLink } from '@tutoring/ui/button';
import { Component, type ReactNode } from 'react';
import type { ErrorMessages } from '../../../shared/messages/types';

interface Props {
  words: ErrorMessages;
  /** The page of the contact form, in the reader's language. */
  contact: string;
  children: ReactNode;
}

/** In place of a part that failed while it was rendered: what happened, and three ways on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // What is caught here is not heard of otherwise (client/bootstrap/report-errors.ts).
    // Older browsers have no such function, and this is no place to fail once more.
    if ('reportError' in window) reportError(error);
  }

  override render() {
    const { words, contact, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div role="alert">
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <Button onClick={() => location.reload()}>{words.retry}</Button>{' '}
        <ButtonLink kind="secondary" href="/">
          {words.home}
        </ButtonLink>{' '}
        <ButtonLink kind="secondary" href={contact}>
          {words.contact}
        </ButtonLink>
      </div>
    );
  }
}
