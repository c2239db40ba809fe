import { LOCAL_OWNER } from '@tutoring/domain/content-limits';
import { ownerName } from '../common/owner-name';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Who did something and when. Without a sign-in, it is the name that was typed in Launch. */
export function authorAndTime({ by, at }: { by: string; at: string }): string {
  const name = by === LOCAL_OWNER ? ownerName() : by;
  return [name, moment.format(new Date(at))].filter(Boolean).join(', ');
}
