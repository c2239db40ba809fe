import { Button } from '../button/button';
import * as field from '../field/field.css';
import type { Messages } from './fields';
import * as styles from './lead-form.css';
import type { BroughtText } from './use-brought';

/** Says that the message has a tool's result, and lets the visitor take it out. */
export function Brought({ brought, messages }: { brought: BroughtText; messages: Messages }) {
  return (
    <div className={styles.brought}>
      <p role="status">{brought.isIn ? messages.brought : messages.takenOut}</p>
      {brought.isIn && <p className={field.help}>{messages.broughtBooking}</p>}
      <Button variant="secondary" onClick={brought.toggle}>
        {brought.isIn ? messages.takeOut : messages.putBack}
      </Button>
    </div>
  );
}
