import { keptPlanLink, keptPlanText, type KeptPlan, type KeptPlanFile } from '@tutoring/domain/study-plan-kept';
import { useRef } from 'react';
import { Button } from '../button/button';
import { copyText } from '../lib/copy';
import { notify } from '../toast/store';
import { saveFile } from '../tool/save-file';
import * as sheet from '../tool/tool.css';
import { PLAN_LINK } from './plan-link';
import { turn } from './study-hours-estimator.css';
import type { Messages } from './translation';

/** The name of the file. */
const FILE = 'study-plan.json';

/** Hands the plan over: a link that shows it, a file, and the button that deletes it. */
export function KeptFiles({ kept, remove, messages }: { kept: KeptPlan; remove: () => void; messages: Messages }) {
  const share = async () => {
    const { origin, pathname, search } = location;
    const isCopied = (await copyText(origin + pathname + search + PLAN_LINK.shared + keptPlanLink(kept))) === 'copied';
    notify(isCopied ? { title: messages.kept_shared } : { title: messages.kept_shareFailed, variant: 'destructive' });
  };
  const save = () => saveFile(new Blob([keptPlanText(kept)], { type: 'application/json' }), FILE);
  return (
    <>
      <p className={sheet.caution}>{messages.kept_shareHelp}</p>
      <div className={turn}>
        <Button variant="secondary" onClick={() => void share()}>
          {messages.kept_share}
        </Button>
        <Button variant="secondary" onClick={save}>
          {messages.kept_save}
        </Button>
        <Button variant="secondary" onClick={remove}>
          {messages.kept_delete}
        </Button>
      </div>
    </>
  );
}

interface OpenPlanProps {
  open: (file: Blob) => Promise<KeptPlanFile>;
  /** Called after the plan in the file is on this device. */
  onOpened: () => void;
  messages: Messages;
}

/** Opens a plan from a file. */
export function OpenPlan({ open, onOpened, messages }: OpenPlanProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    const result = await open(file);
    if (result.status === 'ready') onOpened();
    else notify({ title: messages[`kept_${result.why}`], variant: 'destructive' });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={messages.kept_open}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) void read(file);
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {messages.kept_open}
      </Button>
    </>
  );
}
