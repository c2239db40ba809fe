import { useEffect, useRef, useState } from 'react';
import { verifyToken, type Verification } from './verify-token';

/** The status of a step. An error has the name of its message. */
export type Step = { answer?: Verification['answer'] } & (
  | { state: 'idle' | 'testing' | 'success' }
  | {
      state: 'error';
      problem: 'none' | 'notReady' | 'tokenFailed' | 'tokenMissing' | 'verificationFailed' | 'networkError';
    }
);

export interface Options {
  load?: (() => Promise<boolean>) | undefined;
  generate: () => Promise<string | undefined>;
  endpoint: string;
}

const IDLE = { state: 'idle' } as const satisfies Step;
const PROBLEMS = { refused: 'verificationFailed', unreachable: 'networkError' } as const;

/** The three steps of a bot check. The owner can test each alone. They start again whenever the view opens. */
export function useSteps({ load, generate, endpoint }: Options) {
  const [loading, setLoading] = useState<'none' | 'load' | 'failed' | 'ready'>(load ? 'load' : 'none');
  const [token, setToken] = useState<Step>(IDLE);
  const [verification, setVerification] = useState<Step>(IDLE);

  const isGone = useRef(false);
  const begin = async () => {
    if (!load) return;
    const isReady = await ended(load(), false);
    if (isGone.current) return;
    setLoading(isReady ? 'ready' : 'failed');
    if (!isReady) return;
    // The script is ready now, so reset the errors that said otherwise.
    setToken((step) => (step.state === 'error' && step.problem === 'notReady' ? IDLE : step));
    setVerification((step) => (step.state === 'error' && step.problem === 'tokenMissing' ? IDLE : step));
  };
  // Run once, because `load` does not change.
  useEffect(() => {
    isGone.current = false;
    void begin();
    return () => {
      isGone.current = true;
    };
  }, []);

  /** Makes a new token for each test, because a token works only once. */
  async function newToken(): Promise<string | undefined> {
    if (loading !== 'ready') {
      setToken({ state: 'error', problem: load ? 'notReady' : 'none' });
      // Retry, because the connection may be better now.
      if (loading === 'failed') void begin();
      return undefined;
    }
    setToken({ state: 'testing' });
    const made = await ended(generate(), undefined);
    setToken(made ? { state: 'success' } : { state: 'error', problem: 'tokenFailed' });
    return made;
  }

  async function verify(): Promise<void> {
    setVerification({ state: 'testing' });
    const made = await newToken();
    if (!made) {
      setVerification({ state: 'error', problem: load ? 'tokenMissing' : 'none' });
      return;
    }
    const { kind, answer } = await verifyToken(endpoint, made);
    setVerification(
      kind === 'passed' ? { state: 'success', answer } : { state: 'error', problem: PROBLEMS[kind], answer },
    );
  }

  const isBusy = token.state === 'testing' || verification.state === 'testing';
  const unlessBusy = (test: () => Promise<unknown>) => () => {
    if (!isBusy) void test();
  };
  return {
    loading,
    token,
    verification,
    isBusy,
    testToken: unlessBusy(newToken),
    testVerification: unlessBusy(verify),
  };
}

/** Turns a rejection into a default value. */
function ended<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  return promise.catch(() => otherwise);
}
