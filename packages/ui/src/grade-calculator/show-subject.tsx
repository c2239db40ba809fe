import { useCallback } from 'react';
import { en as toolEn } from '#tool/messages/en';
import { Button } from '../button/button';
import { fill } from '../lib/fill';
import { useMessages } from '../provider/provider';
import { SUBJECT } from '../subject-calculator/subject-form';
import { notify } from '../toast/store';
import type { Fields } from '../tool/fields';
import { handOver, ownFieldsOf } from '../tool/hand-over';
import { subjectOf } from './put-subject';
import type { Row } from './row-form';
import type { Messages } from './translation';

/** Returns the function that shows a row of the diploma in the calculator of one subject on the same page. */
export function useShowSubject(messages: Messages) {
  const { undo } = useMessages('tool', toolEn);
  return useCallback(
    (diploma: Fields, row: Row, name: string) => {
      const takeBack = handOver(SUBJECT, subjectOf(diploma, row, ownFieldsOf(SUBJECT) ?? {}));
      notify({
        title: fill(messages.marks_shown, { subject: name }),
        action: (
          <Button variant="secondary" onClick={takeBack}>
            {undo}
          </Button>
        ),
      });
    },
    [messages, undo],
  );
}
