import { en as toolEn } from '#tool/messages/en';
import { Button } from '../button/button';
import { DIPLOMA } from '../grade-calculator/diploma-form';
import { putSubject } from '../grade-calculator/put-subject';
import { fill } from '../lib/fill';
import { useMessages } from '../provider/provider';
import { notify } from '../toast/store';
import type { Fields } from '../tool/fields';
import { handOver, ownFieldsOf } from '../tool/hand-over';
import { nameOf } from './courses';
import { chosenIn } from './subject-form';
import type { Messages } from './translation';

interface PutIntoDiplomaProps {
  fields: Fields;
  messages: Messages;
}

/** Puts the course, its level and its marks into the calculator of the diploma on the same page. */
export function PutIntoDiploma({ fields, messages }: PutIntoDiplomaProps) {
  const { undo } = useMessages('tool', toolEn);
  const put = () => {
    const found = putSubject(ownFieldsOf(DIPLOMA) ?? DIPLOMA.cleared ?? {}, fields);
    if (!found) return notify({ title: messages.diploma_full, variant: 'destructive' });
    const takeBack = handOver(DIPLOMA, found.fields);
    notify({
      title: fill(messages.diploma_done, { subject: nameOf(chosenIn(fields).course, messages) }),
      action: (
        <Button variant="secondary" onClick={takeBack}>
          {undo}
        </Button>
      ),
    });
  };
  return (
    <Button variant="secondary" onClick={put}>
      {messages.diploma_put}
    </Button>
  );
}
