import type { CalendarDate } from '@tutoring/domain/study-plan';
import { missingOf, progressOf, type KeptPlan } from '@tutoring/domain/study-plan-kept';
import type { ReactNode } from 'react';
import { fill } from '../lib/fill';
import * as sheet from '../tool/tool.css';
import { KeptWeek } from './kept-week';
import * as styles from './kept.css';
import { missingText } from './missing-text';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface KeptPlanSheetProps {
  kept: KeptPlan;
  /** The day of the visitor's clock. */
  today: CalendarDate;
  heading: string;
  /** A session to show when the plan opens. @default this week */
  shown?: string | undefined;
  /** Changes the plan. @default nobody can change it */
  change?: ((kept: KeptPlan) => void) | undefined;
  /** Between the progress and the week. @default nothing */
  notice?: ReactNode;
  /** Below the week. @default nothing */
  children?: ReactNode;
  messages: Messages;
  texts: Texts;
}

/** A plan that somebody follows: how much is done, and one week with its sessions to tick. */
export function KeptPlanSheet(props: KeptPlanSheetProps) {
  const { kept, today, heading, shown, change, notice, children, messages, texts } = props;
  const { done, planned } = progressOf(kept);
  const missing = missingOf(kept);
  const progress = fill(messages.kept_progress, { done: texts.hours(done), planned: texts.hours(planned) });
  return (
    <section aria-label={heading} tabIndex={-1} className={styles.plan} data-kept-plan="">
      <h3 className={sheet.headline}>{heading}</h3>
      <div>
        <p>{progress}</p>
        <div className={styles.progress} aria-hidden="true">
          <div style={{ inlineSize: `${planned === 0 ? 0 : (100 * done) / planned}%` }} />
        </div>
      </div>
      {notice}
      <KeptWeek key={shown} {...{ kept, today, shown, change, messages, texts }} />
      {missing.length > 0 && (
        <p className={sheet.caution}>{fill(messages.kept_missing, { items: missingText(missing, texts) })}</p>
      )}
      {children}
    </section>
  );
}
