import { Button } from '../button/button';
import { toast } from '../toast/store';
import type { en } from './messages/en';
import * as styles from './tool.css';
import type { ShownLink, ToolFields } from './use-tool-fields';

interface LinkChoiceProps {
  tool: ToolFields;
  link: ShownLink;
  messages: Record<keyof typeof en, string>;
}

/** Says that the form shows a link's entries and that the visitor's own are kept, and asks which ones to use. */
export function LinkChoice({ tool, link, messages }: LinkChoiceProps) {
  // The buttons disappear, so the focus moves to the result.
  const focusResult = () => tool.ref.current?.querySelector<HTMLElement>(':scope > section')?.focus();
  const keepInstead = () => {
    const undo = link.keepInstead();
    focusResult();
    toast({
      title: messages.linkKept,
      action: (
        <Button variant="secondary" onClick={undo}>
          {messages.undo}
        </Button>
      ),
    });
  };
  const backToMine = () => {
    link.backToMine();
    focusResult();
  };
  return (
    <div className={styles.linkChoice}>
      <p>{messages.link}</p>
      <Button variant="secondary" onClick={backToMine}>
        {messages.linkBack}
      </Button>
      <Button variant="secondary" onClick={keepInstead}>
        {messages.linkKeep}
      </Button>
    </div>
  );
}
