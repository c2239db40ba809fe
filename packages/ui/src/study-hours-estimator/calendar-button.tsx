import { en as toolEnglish } from '#tool/messages/en';
import { useId } from 'react';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import { useMessages } from '../provider/provider';
import { notify } from '../toast/store';
import { saveFile } from '../tool/save-file';
import * as sheet from '../tool/tool.css';
import { shortfall } from './shortfall';
import { studyCalendar } from './study-calendar';
import { STUDY } from './study-form';
import type { StudyOutcome } from './study-outcome';
import type { Texts } from './study-text';
import type { Words } from './words';

interface CalendarButtonProps {
  outcome: StudyOutcome;
  words: Words;
  texts: Texts;
}

/** Saves the plan for a calendar; beside it what of the plan is not in the file. */
export function CalendarButton({ outcome: { plan, request }, words, texts }: CalendarButtonProps) {
  const id = useId();
  const missing = plan && shortfall(plan, words, texts);
  const { saved, nothingToSave } = useMessages('tool', toolEnglish);
  const save = () => {
    if (!plan) {
      notify({ title: nothingToSave, variant: 'destructive' });
      return;
    }
    const file = `${STUDY.name}.ics`;
    const text = studyCalendar(plan, request, words, texts, location.hostname, new Date().toISOString());
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), file);
    notify({ title: fill(saved, { file }), description: missing });
  };
  return (
    <>
      <Button kind="secondary" aria-describedby={missing && id} onClick={save}>
        {words.ics}
      </Button>
      {missing && (
        <p id={id} className={sheet.caution}>
          {missing}
        </p>
      )}
    </>
  );
}
