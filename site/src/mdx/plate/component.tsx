import { Stack } from '@tutoring/ui/layout';
import { Link } from '@tutoring/ui/link';
import { PLATES } from '../hero/plates';
import type { PropsOf } from '../registry';

/** The plate of a subject, above a link to its page. */
export function Plate({ of, href, children }: PropsOf<'Plate'>) {
  const Drawing = PLATES[of];
  return (
    <Stack>
      <Drawing />
      <Link href={href}>{children}</Link>
    </Stack>
  );
}
