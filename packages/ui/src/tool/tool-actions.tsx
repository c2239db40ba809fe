import { csv, csvFormatOf } from '@tutoring/domain/csv';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../field/field';
import { copyText } from '../lib/copy';
import { fill } from '../lib/fill';
import { useLang } from '../provider/provider';
import { notify } from '../toast/store';
import { drawReport, lookOf, pictureOf } from './draw-report';
import { fragmentOf } from './fields';
import type { en } from './messages/en';
import { printAlone } from './print-alone';
import type { ToolReport } from './report';
import { saveFile } from './save-file';
import * as styles from './tool.css';
import { KEEP, type ToolFields } from './use-tool-fields';

/** Spreadsheets need this mark to read a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface ToolActionsProps {
  tool: ToolFields;
  /** The address of the tool's own page, if it is not the current one. */
  page?: string | undefined;
  /** Returns the content of the files; `undefined` without a result. */
  report: () => ToolReport | undefined;
  messages: Record<keyof typeof en, string>;
  /** More buttons. */
  children?: ReactNode;
}

/** The actions of a result: share, print, save, keep, clear. */
export function ToolActions({ tool, page, report, messages, children }: ToolActionsProps) {
  const lang = useLang();
  const { name } = tool.form;

  const share = async () => {
    const address = new URL(fragmentOf(tool.form, tool.fields), new URL(page ?? '', location.href));
    if (page === undefined) history.replaceState(history.state, '', address);
    if ((await copyText(address.href)) === 'copied') notify({ title: messages.copied });
    else if (page === undefined) notify({ title: messages.copyFailed, variant: 'destructive' });
    // A frame has no address bar, and its site may forbid copying.
    else
      notify({
        title: messages.copyFailedInFrame,
        action: (
          <a href={address.href} target="_blank" rel="noopener">
            {messages.openResult}
          </a>
        ),
        variant: 'destructive',
      });
  };
  const save = (content: Blob, ending: string) => {
    const file = `${name}.${ending}`;
    saveFile(content, file);
    notify({ title: fill(messages.saved, { file }) });
  };
  /** The report. Without one, a toast says that there is nothing to save. */
  const reportOrWhy = () => {
    const found = report();
    if (!found) notify({ title: messages.nothingToSave, variant: 'destructive' });
    return found;
  };
  const saveTable = () => {
    const found = reportOrWhy();
    if (!found) return;
    const table = csv(found.rows, csvFormatOf(lang));
    save(new Blob([BYTE_ORDER_MARK, table], { type: 'text/csv;charset=utf-8' }), 'csv');
  };
  const savePicture = async () => {
    const found = reportOrWhy();
    if (!found || !tool.ref.current) return;
    const picture = await pictureOf(drawReport(found, location.host, lookOf(tool.ref.current, lang)));
    if (picture) save(picture, 'png');
    else notify({ title: messages.pictureFailed, variant: 'destructive' });
  };
  const clear = () => {
    const undo = tool.clear();
    notify({
      title: messages.cleared,
      action: (
        <Button variant="secondary" onClick={undo}>
          {messages.undo}
        </Button>
      ),
    });
  };

  return (
    <div className={styles.actions}>
      <Button onClick={() => void share()}>{messages.copyLink}</Button>
      <Button variant="secondary" onClick={() => tool.ref.current && void printAlone(tool.ref.current)}>
        {messages.print}
      </Button>
      <Button variant="secondary" onClick={() => void savePicture()}>
        {messages.picture}
      </Button>
      <Button variant="secondary" onClick={saveTable}>
        {messages.csv}
      </Button>
      {children}
      {/* Clear and Keep act on the visitor's own entries. While a link is shown, `LinkChoice` decides about those. */}
      {!tool.link && (
        <>
          <Button variant="secondary" onClick={clear}>
            {messages.clear}
          </Button>
          <Checkbox
            {...{ [KEEP]: '' }}
            label={messages.keep}
            help={messages.keepHelp}
            checked={tool.isKept}
            onChange={({ target }) => tool.keep(target.checked)}
          />
        </>
      )}
    </div>
  );
}
