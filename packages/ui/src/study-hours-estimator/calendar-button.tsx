import { en as toolEnglish } from '#tool/messages/en';
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
import { studyCalendar } from './study-calendar';
import { STUDY } from './study-form';
import type { StudyOutcome } from './study-outcome';
import type { Texts } from './study-text';
import type { Messages } from './translation';

interface CalendarButtonProps {
  outcome: StudyOutcome;
  messages: Messages;
  texts: Texts;
}

/** Saves the plan as a calendar file. The text below says what happens to an earlier file, and what this file leaves out. */
export function CalendarButton({ outcome: { plan, request }, messages, texts }: CalendarButtonProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const missing = plan && shortfall(plan, messages, texts);
  const { saved, nothingToSave } = useMessages('tool', toolEnglish);
  const save = () => {
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
