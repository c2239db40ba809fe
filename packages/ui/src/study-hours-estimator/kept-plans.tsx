import { en as toolEnglish } from '#tool/messages/en';
import type { CalendarDate } from '@tutoring/domain/study-plan';
import { withNote, type KeptPlan } from '@tutoring/domain/study-plan-kept';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import { useLatest } from '../lib/use-latest';
import { useMessages } from '../provider/provider';
import { notify } from '../toast/store';
import { OnRequest } from '../tool/on-request';
import * as sheet from '../tool/tool.css';
import { KeptFiles, OpenPlan } from './kept-files';
import { KeptPlanSheet } from './kept-plan';
import { KeptReplan } from './kept-replan';
import { LooseNotes } from './loose-notes';
import * as styles from './kept.css';
import { turn } from './study-hours-estimator.css';
import type { Texts } from './study-text';
import type { Messages } from './translation';
import { OnPhone } from './on-phone';
import type { Phone } from './use-phone-calendar';
import type { KeptPlans, PlanLinkResult } from './use-kept-plan';

interface KeptPlanSheetsProps {
  plans: KeptPlans;
  /** The calendar on the phone. @default the site has none */
  phone?: Phone | undefined;
  /** The day of the visitor's clock. */
  today: CalendarDate;
  messages: Messages;
  texts: Texts;
}

/** The plan that somebody shared, read-only, and the plan that the visitor follows. */
export function KeptPlanSheets({ plans, phone, today, messages, texts }: KeptPlanSheetsProps) {
  const { own, theirs, shown, change, close } = plans;
  const root = useRef<HTMLDivElement>(null);
  const takeBack = useUndo(change);
  const focus = () => root.current?.querySelector<HTMLElement>('section')?.focus();
  const replace = (next: KeptPlan | undefined, title: string) => {
    flushSync(() => change(next));
    focus();
    takeBack(title, own);
  };
  return (
    <div ref={root} className={styles.plans}>
      {theirs && (
        <KeptPlanSheet
          kept={theirs}
          today={today}
          heading={messages.kept_theirs}
          notice={
            <div>
              <p>{messages.kept_readOnly}</p>
              <div className={turn}>
                <Button variant="secondary" onClick={close}>
                  {messages.kept_close}
                </Button>
                <Button
                  variant="secondary"
                  onClick={() => {
                    close();
                    replace(theirs, messages.kept_kept);
                  }}
                >
                  {messages.kept_keep}
                </Button>
              </div>
            </div>
          }
          messages={messages}
          texts={texts}
        >
          <LooseNotes kept={theirs} messages={messages} texts={texts} />
        </KeptPlanSheet>
      )}
      {own && (
        <KeptPlanSheet
          kept={own}
          today={today}
          heading={messages.kept_heading}
          change={change}
          shown={shown}
          notice={
            <KeptReplan
              kept={own}
              today={today}
              take={(next) => replace(next, messages.kept_replanned)}
              messages={messages}
              texts={texts}
            />
          }
          messages={messages}
          texts={texts}
        >
          <LooseNotes
            kept={own}
            remove={(session) => replace(withNote(own, session, ''), messages.kept_noteDropped)}
            messages={messages}
            texts={texts}
          />
          {phone && <OnPhone phone={phone} messages={messages} texts={texts} />}
          <OnRequest summary={messages.kept_more}>
            <div>
              <KeptFiles kept={own} remove={() => replace(undefined, messages.kept_deleted)} messages={messages} />
              <OpenPlan open={plans.open} onOpened={() => takeBack(messages.kept_opened, own)} messages={messages} />
            </div>
          </OnRequest>
        </KeptPlanSheet>
      )}
    </div>
  );
}

/** Says what the link did that opened the page. */
export function usePlanLink({ link, linkSeen, change }: KeptPlans, messages: Messages, texts: Texts): void {
  const takeBack = useUndo(change);
  const announce = useLatest((result: PlanLinkResult) => {
    if (result.kind !== 'ticked') notify({ title: messages[LINK_PROBLEM[result.kind]], variant: 'destructive' });
    else takeBack(fill(messages.kept_ticked, { name: texts.slotName(result.session) }), result.before);
    linkSeen();
  });
  useEffect(() => {
    if (link) announce.current(link);
  }, [link, announce]);
}

const LINK_PROBLEM = { unknown: 'kept_unknown', broken: 'kept_badLink' } as const satisfies Record<
  Exclude<PlanLinkResult['kind'], 'ticked'>,
  keyof Messages
>;

/** Returns a function that says what happened and offers to take it back. */
function useUndo(change: KeptPlans['change']): (title: string, before: KeptPlan | undefined) => void {
  const { undo } = useMessages('tool', toolEnglish);
  return (title, before) =>
    notify({
      title,
      action: (
        <Button variant="secondary" onClick={() => change(before)}>
          {undo}
        </Button>
      ),
    });
}

interface StartPlanProps {
  plans: KeptPlans;
  /** Makes the plan; `undefined` if the entries are wrong for today. */
  make: (before: KeptPlan | undefined) => KeptPlan | undefined;
  messages: Messages;
}

/** Makes the plan one to follow, and opens a plan from a file. */
export function StartPlan({ plans, make, messages }: StartPlanProps) {
  const { own, change } = plans;
  const takeBack = useUndo(change);
  const box = useRef<HTMLDivElement>(null);
  const start = () => {
    const next = make(own);
    if (!next) return;
    flushSync(() => change(next));
    const [sheetOfPlan] = box.current?.closest('form')?.querySelectorAll<HTMLElement>('[data-kept-plan]') ?? [];
    sheetOfPlan?.scrollIntoView();
    sheetOfPlan?.focus({ preventScroll: true });
    takeBack(messages.kept_started, own);
  };
  return (
    <div ref={box} className={styles.start}>
      <Button onClick={start}>{own ? messages.kept_renew : messages.kept_start}</Button>
      {!own && (
        <OpenPlan open={plans.open} onOpened={() => takeBack(messages.kept_opened, undefined)} messages={messages} />
      )}
      <p className={sheet.caution}>{own ? messages.kept_renewHelp : messages.kept_startHelp}</p>
    </div>
  );
}
