import { fragmentOf } from './fields';
import { ButtonLink } from '../button/button';
import { bringToForm } from '../lead-form/bring-to-form';
import { fill } from '../lib/fill';
import type { en } from './messages/en';
import type { ToolReport } from './report';
import * as styles from './tool.css';
import type { ToolFields } from './use-tool-fields';

interface ConsultationProps {
  /** The page with the form. */
  href: string;
  tool: ToolFields;
  /** Returns the result; `undefined` for an example, which nobody wants to talk about. */
  report: (() => ToolReport | undefined) | undefined;
  messages: Record<keyof typeof en, string>;
}

/** A link to the form for a consultation. It puts the result into the draft of the message, which stays on the device. */
export function Consultation({ href, tool, report, messages }: ConsultationProps) {
  const bring = () => {
    const found = report?.();
    if (!found) return;
    const address = location.origin + location.pathname + fragmentOf(tool.form, tool.fields);
    bringToForm(textOf(found), fill(messages.bringLink, { address }));
  };
  return (
    <div className={styles.consultation}>
      <ButtonLink variant="secondary" href={href} onClick={bring}>
        {messages.bring}
      </ButtonLink>
      <p className={styles.caution}>{messages.bringHelp}</p>
    </div>
  );
}

/** The result as lines of text. */
function textOf({ title, headline, lines, more = [] }: ToolReport): string {
  // Isolated names keep their direction in the page. In a text field the marks would be invisible letters.
  return [title, headline, ...lines, ...more].join('\n').replaceAll(/[\u2066-\u2069]/g, '');
}
