import * as z from 'zod';
import { flag } from '../attribute-types';

export const schema = z
  .strictObject({
    section: flag.optional().describe('yes: a section with a heading of its own; nothing if there is no work.'),
  })
  .meta({
    description:
      'Students’ marked work that we may show (data/student-work.yaml): of the page’s subject, else the newest. Without any, it shows what is inside, such as our own sample.',
    snippet: `<StudentWork>

<Script title="…" grade="2/4">

Our own sample, until there is a student’s.

</Script>

</StudentWork>`,
  });
