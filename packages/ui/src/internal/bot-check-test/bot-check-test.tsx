'use client';
import { forwardRef, useId, useState, type HTMLAttributes, type ReactNode } from 'react';
import { en } from '#internal/bot-check-test/messages/en';
import { Button } from '../../button/button';
import { Container, Stack } from '../../layout/layout';
import { cx } from '../../lib/cx';
import { fill } from '../../lib/fill';
import type { Translation } from '../../lib/translation';
import { useLang, useMessages } from '../../provider/provider';
import * as styles from './bot-check-test.css';
import { useSteps, type Options, type Step } from './use-steps';

declare module '../../provider/catalogue' {
  interface MessageCatalogue {
    readonly 'bot-check-test'?: Partial<Translation<typeof en>>;
  }
}

type Messages = Record<keyof typeof en, string>;

export interface BotCheckTestProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Loads the bot check when the view opens, and again on a click while it is not ready. Resolves to `false` if loading fails.
   * @default none: the view says that the site has no bot check
   */
  load?: (() => Promise<boolean>) | undefined;
  /** Makes a token for one use. Resolves to `undefined` if that fails. */
  generate: () => Promise<string | undefined>;
  /** The URL that verifies a token. It takes `{ token }` as JSON, and answers with a success status only if the token passes. @default "/api/bot-check" */
  endpoint?: string;
  /** Whether the view is open. @default its own state */
  open?: boolean;
  /** Whether the view is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when the view opens or closes. Hide the rest of the page while it is open. @default none */
  onOpenChange?: (open: boolean) => void;
  /** Messages that replace this component's own. @default messages in the page's language */
  messages?: Partial<Translation<typeof en>>;
}

/** A button that opens a view in which the site's owner tests the bot check step by step. Not for visitors. */
export const BotCheckTest = forwardRef<HTMLDivElement, BotCheckTestProps>(function BotCheckTest(
  {
    load,
    generate,
    endpoint = '/api/bot-check',
    open,
    defaultOpen = false,
    onOpenChange,
    messages: overrides,
    className,
    ...rest
  },
  ref,
) {
  const messages = useMessages('bot-check-test', en, overrides);
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const toggle = () => {
    setOwn(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div ref={ref} {...rest} className={cx(styles.root, className)} data-state={isOpen ? 'open' : 'closed'}>
      <Button variant="secondary" className={styles.toggle} onClick={toggle}>
        {isOpen ? messages.hide : messages.test}
      </Button>
      {isOpen && <View messages={messages} load={load} generate={generate} endpoint={endpoint} />}
    </div>
  );
});

/**
 * The place of `BotCheckTest`. It floats at the end of the window. At the end of its container it has its own space and covers
 * nothing. Its empty area lets clicks through.
 */
export const BotCheckTestPlace = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function BotCheckTestPlace(
  { className, ...rest },
  ref,
) {
  return <div ref={ref} className={cx(styles.place, className)} {...rest} />;
});

function View({ messages, ...options }: { messages: Messages } & Options) {
  const title = useId();
  const { loading, token, verification, isBusy, testToken, testVerification } = useSteps(options);
  const loadText = { none: messages.none, load: messages.loading, ready: messages.ready, failed: messages.notReady }[
    loading
  ];
  return (
    <section aria-labelledby={title} className={styles.view}>
      <Container>
        <Stack>
          {/* The page's own h1 is hidden while the view is open. */}
          <h1 id={title}>{messages.title}</h1>
          <p>{messages.note}</p>
          <ul className={styles.steps}>
            <StepLine
              name={messages.load}
              state={loading === 'ready' ? 'ready' : 'load'}
              isProblem={loading === 'failed' || loading === 'none'}
            >
              {loadText}
            </StepLine>
            <StepLine
              name={messages.token}
              {...lineOf(token)}
              act={messages.testToken}
              onAct={testToken}
              isBusy={isBusy}
            >
              {textOf(token, messages)}
            </StepLine>
            <StepLine
              name={messages.verification}
              {...lineOf(verification)}
              act={messages.testVerification}
              onAct={testVerification}
              isBusy={isBusy}
            >
              {textOf(verification, messages)}
              <Said answer={verification.answer} messages={messages} />
            </StepLine>
          </ul>
        </Stack>
      </Container>
    </section>
  );
}

const lineOf = ({ state }: Step) => ({ state, isProblem: state === 'error' });
const textOf = (step: Step, messages: Messages) => messages[step.state === 'error' ? step.problem : step.state];

interface StepLineProps {
  name: string;
  state: Step['state'] | 'load' | 'ready';
  isProblem: boolean;
  act?: string;
  onAct?: () => void;
  isBusy?: boolean;
  children: ReactNode;
}

/** A step: its name, its status, and a button that tests it. */
function StepLine({ name, state, isProblem, act, onAct, isBusy, children }: StepLineProps) {
  return (
    <li className={styles.step} data-state={state}>
      <h2 className={styles.name}>{name}</h2>
      <div role="status" className={cx(styles.status, isProblem && styles.problem)}>
        {children}
      </div>
      {act && (
        <Button variant="secondary" onClick={onAct} aria-disabled={isBusy || undefined}>
          {act}
        </Button>
      )}
    </li>
  );
}

/** The answer's score, action and codes. The codes are the same in every language. */
function Said({ answer, messages }: { answer: Step['answer']; messages: Messages }) {
  const lang = useLang();
  if (!answer) return null;
  const { score, action, error, errorCodes = [] } = answer;
  const codes = [error, ...errorCodes].filter(Boolean).join(', ');
  return (
    <>
      {typeof score === 'number' && <p>{fill(messages.score, { score: new Intl.NumberFormat(lang).format(score) })}</p>}
      {action && (
        <p>
          {messages.action} <code dir="ltr">{action}</code>
        </p>
      )}
      {codes && (
        <p>
          {messages.codes} <code dir="ltr">{codes}</code>
        </p>
      )}
    </>
  );
}
