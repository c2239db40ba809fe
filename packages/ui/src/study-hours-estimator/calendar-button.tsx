import { en as toolEnglish } from '#tool/messages/en';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import { useMessages } from '../provider/provider';
import { toast } from '../toast/store';
import { saveFile } from '../tool/save-file';
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

/** Saves the plan for a calendar. */
export function CalendarButton({ outcome: { plan }, words, texts }: CalendarButtonProps) {
  const { saved, nothingToSave } = useMessages('tool', toolEnglish);
  const save = () => {
    if (!plan) {
      toast({ title: nothingToSave, variant: 'destructive' });
      return;
    }
    const file = `${STUDY.name}.ics`;
    const text = studyCalendar(plan, words, texts, location.hostname, new Date().toISOString());
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), file);
    toast({ title: fill(saved, { file }) });
  };
  return (
    <Button kind="secondary" onClick={save}>
      {words.ics}
    </Button>
  );
}
