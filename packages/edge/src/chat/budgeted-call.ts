import type { Env } from '../env';
import { logTask } from '../lib/log-error';
import type { ModelCall } from './answer';
import { reserveQuestion, settleQuestion, type Reservation } from './budget';
import { judgeOf } from './judge';
import { metered, type Meter } from './meter';
import { modelOf } from './provider';
import type { ChatSettings } from './settings';

/** A question to the model that counts for the month's budget. */
export interface BudgetedCall {
  call: Pick<ModelCall, 'model' | 'judge' | 'mayAsk'>;
  meter: Meter;
  /** Counts what the question used. Call it when the answer has ended, also by an error. @param isGone The visitor left. */
  settle: (isGone: boolean) => Promise<void>;
}

interface BudgetOptions {
  /** Whether the limits besides the month's budget allow the question. @default yes */
  isAllowed?: () => Promise<boolean>;
  /** The owner tries a question: it counts, and no limit holds. @default false */
  isOwner?: boolean;
}

/** Prepares a question to the model. */
export function budgetedCall(
  env: Env,
  settings: ChatSettings,
  { isAllowed, isOwner = false }: BudgetOptions = {},
): BudgetedCall {
  const meter = metered(modelOf(settings, env));
  let reservation: Reservation | undefined;
  return {
    call: {
      model: meter.model,
      judge: settings.judge ? judgeOf(meter.model) : undefined,
      mayAsk: async () => {
        if (isAllowed && !(await isAllowed())) return false;
        reservation = await reserveQuestion(env.REPORTS, settings, Date.now(), isOwner);
        return reservation !== undefined;
      },
    },
    meter,
    settle: async (isGone) => {
      const reserved = reservation;
      if (!reserved) return;
      const failure = isGone ? undefined : meter.failure();
      await logTask('Counting the tokens of a question', () =>
        settleQuestion(env.REPORTS, reserved, meter.use(), settings.prices, failure),
      );
    },
  };
}
