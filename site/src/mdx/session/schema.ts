import * as z from 'zod';
import { text } from '../attribute-types';

/** The three lines of the tutor's note after the session. */
export const schema = z
  .strictObject({
    well: text.describe('What went well.'),
    lost: text.describe('What lost marks.'),
    next: text.describe('The practice until next time.'),
  })
  .meta({
    description:
      'A session, minute by minute: five stops and a script, which stays if the owner strikes the stops. Once on a page.',
    snippet: `<Session well="…" lost="…" next="…">

<Claim of="stops">

1. **A cold question.** …

</Claim>

<Script title="…" question="…" grade="2/4">

…

</Script>

</Session>`,
  });
