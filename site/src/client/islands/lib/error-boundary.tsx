import { Button, ButtonLink } from '@tutoring/ui/button';
import { Component, type ReactNode } from 'react';
import type { ErrorMessages } from '../../../shared/messages/types';

interface Props {
  messages: ErrorMessages;
  /** The page of the contact form, in the reader's language. */
  contact: string;
  children: ReactNode;
}

/** Shown instead of an island that failed to render: a message, and three ways to continue. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // The bootstrap reports uncaught errors only (client/bootstrap/report-errors.ts). Older browsers lack `reportError`.
    if ('reportError' in window) reportError(error);
  }

  override render() {
    const { messages, contact, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div role="alert">
        <h2>{messages.title}</h2>
        <p>{messages.text}</p>
        <Button onClick={() => location.reload()}>{messages.retry}</Button>{' '}
        <ButtonLink variant="secondary" href="/">
          {messages.home}
        </ButtonLink>{' '}
        <ButtonLink variant="secondary" href={contact}>
          {messages.contact}
        </ButtonLink>
      </div>
    );
  }
}
