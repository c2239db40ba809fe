import { en as toolEnglish } from '#tool/messages/en';
import type { KeptPlan } from '@tutoring/domain/study-plan-kept';
import { useId } from 'react';
import { Button } from '../button/button';
import { cx } from '../lib/cx';
import { fill } from '../lib/fill';
import { useMessages } from '../provider/provider';
import { notify } from '../toast/store';
import { saveFile } from '../tool/save-file';
import * as sheet from '../tool/tool.css';
import { exportedEvents, rememberExported } from './exported-events';
import { shortfall } from './shortfall';
import { keptCalendar, studyCalendar } from './study-calendar';
import { STUDY } from './study-form';
import type { StudyOutcome } from './study-outcome';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface CalendarButtonProps {
  outcome: StudyOutcome;
  /** The plan that the visitor follows. The file then has its sessions. @default the calculated plan */
  kept?: KeptPlan | undefined;
  messages: Messages;
  texts: Texts;
}

/** Saves the plan as a calendar file. The text below says what happens to an earlier file, and what this file leaves out. */
export function CalendarButton({ outcome: { plan, request }, kept, messages, texts }: CalendarButtonProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const missing = plan && !kept ? shortfall(plan, messages, texts) : undefined;
  const { saved, nothingToSave } = useMessages('tool', toolEnglish);
  const save = () => {
    if (kept) {
      const file = `${STUDY.name}.ics`;
      saveFile(new Blob([keptCalendar(kept, messages, texts)], { type: 'text/calendar;charset=utf-8' }), file);
      notify({ title: fill(saved, { file }) });
      return;
    }
    if (!plan) {
      notify({ title: nothingToSave, variant: 'destructive' });
      return;
    }
    const file = `${STUDY.name}.ics`;
    const stamp = new Date().toISOString();
    const { text, exported } = studyCalendar(
      plan,
      request,
      messages,
      texts,
      location.hostname,
      stamp,
      exportedEvents(),
    );
    rememberExported(exported);
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), file);
    notify({ title: fill(saved, { file }), description: missing });
  };
  return (
    <>
      <Button variant="secondary" aria-describedby={cx(missing && id, helpId)} onClick={save}>
        {messages.ics}
      </Button>
      <p id={helpId} className={sheet.caution}>
        {messages.icsHelp}
      </p>
      {missing && (
        <p id={id} className={sheet.caution}>
          {missing}
        </p>
      )}
    </>
  );
}
