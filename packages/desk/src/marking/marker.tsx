import { directionOf } from '@tutoring/domain/languages';
import { MARKED_WORK_LIMITS, MARKS_MAX, type Mark, type MarkingRecord, type MarkKind } from '@tutoring/domain/marking';
import { TextArea, TextField } from '@tutoring/ui/field';
import { VisuallyHidden } from '@tutoring/ui/layout';
import { Suspense, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { MarkingApi } from './api';
import {
  afterKey,
  boxAround,
  fitted,
  inReadingOrder,
  KIND_NAMES,
  leftIn,
  numbersOf,
  obstaclesOf,
  placeOf,
  type Box,
} from './marks';
import { Notes } from './notes';
import { Pages, type PagesHandle } from './pages';
import { Preview } from './preview';
import { PublicSample } from './public-sample';
import { RequestFacts } from './request-facts';
import { Returned } from './returned';
import { Send } from './send';
import type { Tool } from './toolbar';
import type { OpenMarking } from './use-marking';
import { NO_LANGUAGE } from './words';
import * as styles from './marking.css';

interface MarkerProps {
  api: MarkingApi;
  marking: MarkingRecord;
  open: OpenMarking;
}

/** Where to put the focus, once it is rendered. */
interface Wanted {
  id: string;
  where: 'mark' | 'note';
}

/** The pages, and beside them what is asked and what is answered. */
export function Marker({ api, marking, open }: MarkerProps) {
  const { reference, sizes, returned } = marking;
  const language = marking.language ?? NO_LANGUAGE;
  const direction = directionOf(language);
  const { work, addMark, changeMark, removeMark, changeText, undo, redo, settle } = open;
  const isReadOnly = open.access !== 'open' || open.isSending || open.theirs !== undefined;
  const marks = useMemo(() => inReadingOrder(work.marks), [work.marks]);
  const numbers = useMemo(() => numbersOf(marks), [marks]);
  const [selected, setSelected] = useState<string>();
  const [tool, setTool] = useState<Tool>(firstTool);
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState<Wanted>();
  const root = useRef<HTMLDivElement>(null);
  const pages = useRef<PagesHandle>(null);

  useEffect(() => {
    if (!wanted) return;
    if (wanted.where === 'mark') pages.current?.focusMark(wanted.id);
    else root.current?.querySelector<HTMLElement>(`[data-note="${wanted.id}"]`)?.focus();
  }, [wanted]);

  const select = (id: string | undefined) => {
    setSelected(id);
    const mark = marks.find((one) => one.id === id);
    if (mark) pages.current?.reveal(mark);
  };
  const add = (mark: Mark, where: Wanted['where']) => {
    if (isReadOnly) return;
    if (work.marks.length >= MARKS_MAX)
      return setSaid(`There are ${MARKS_MAX} marks, the most that a marking can have.`);
    settle();
    addMark(mark);
    setSelected(mark.id);
    setWanted({ id: mark.id, where });
    setSaid(`${KIND_NAMES[mark.kind]}, page ${mark.page + 1}, ${placeOf(mark.box)}, added`);
  };
  const kind: MarkKind = tool === 'hand' ? 'underline' : tool;
  const pageAt = (page: number) => sizes[page] ?? { width: 1, height: 1 };
  const onAdd = () => {
    const { page, ...at } = pages.current?.middle() ?? { page: 0, x: 0.5, y: 0.5 };
    add({ id: crypto.randomUUID(), page, kind, box: boxAround(at, kind, pageAt(page)), note: '' }, 'mark');
  };
  const onPlace = (id: string, box: Box) => {
    const mark = work.marks.find((one) => one.id === id);
    if (mark) changeMark(id, { box: fitted(box, pageAt(mark.page)) }, 'place');
  };
  const onRemove = (id: string) => {
    const place = marks.findIndex((mark) => mark.id === id);
    const next = marks[place + 1] ?? marks[place - 1];
    removeMark(id);
    setSaid('Mark deleted. Undo brings it back.');
    setSelected(next?.id);
    if (next) setWanted({ id: next.id, where: 'mark' });
  };
  const onMarkKey = (event: KeyboardEvent, mark: Mark) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isReadOnly) return;
    const moved = afterKey(mark.box, event.key, event.shiftKey, pageAt(mark.page));
    if (moved) {
      changeMark(mark.id, { box: moved }, 'place');
      setSaid(placeOf(moved));
      pages.current?.reveal({ ...mark, box: moved });
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(mark.id);
    else if (event.key === 'Enter') setWanted({ id: mark.id, where: 'note' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  useUndoKeys(isReadOnly, { undo, redo });

  return (
    <div ref={root} className={styles.marker}>
      <Pages
        handle={pages}
        sizes={sizes}
        sourceOf={(position) => api.pageSource(reference, position)}
        marks={marks}
        numbers={numbers}
        selected={selected}
        tool={tool}
        onTool={setTool}
        isReadOnly={isReadOnly}
        onAdd={onAdd}
        onDraw={(page, box, id) => add({ id, page, kind, box: fitted(box, pageAt(page)), note: '' }, 'note')}
        onPress={(page, at) =>
          add({ id: crypto.randomUUID(), page, kind, box: boxAround(at, kind, pageAt(page)), note: '' }, 'note')
        }
        onPlace={onPlace}
        onRelease={settle}
        onSelect={setSelected}
        onMarkKey={onMarkKey}
        history={open}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={styles.side}>
        {returned && (
          <Returned
            marking={marking}
            returned={returned}
            isBusy={open.isSending}
            onRevoke={() => void open.revoke()}
            onSentByHand={() => void open.endMail()}
          />
        )}
        {returned && (
          <Suspense>
            <PublicSample reference={reference} marking={marking} />
          </Suspense>
        )}
        <RequestFacts marking={marking} language={language} />
        <Notes
          marks={marks}
          numbers={numbers}
          language={language}
          selected={selected}
          isReadOnly={isReadOnly}
          onSelect={select}
          onNote={(id, note) => changeMark(id, { note }, 'note')}
          onKind={(id, next) => changeMark(id, { kind: next })}
          onRemove={onRemove}
        />
        {isReadOnly ? (
          <Closing grade={work.grade} comment={work.comment} language={language} />
        ) : (
          <div className={styles.part}>
            <TextField
              label="Grade"
              help="The marks that the answer earns, such as 5/8. Only with a mark scheme."
              maxLength={MARKED_WORK_LIMITS.grade}
              value={work.grade}
              onChange={(event) => changeText({ grade: event.target.value })}
            />
            <TextArea
              label="Closing comment"
              help={leftIn(work.comment, 'comment') ?? 'What is good, and what to do next.'}
              lang={language}
              dir={direction}
              rows={4}
              maxLength={MARKED_WORK_LIMITS.comment}
              value={work.comment}
              onChange={(event) => changeText({ comment: event.target.value })}
            />
          </div>
        )}
        {sizes.length > 0 && (
          <Preview
            marking={marking}
            work={work}
            language={language}
            sourceOf={(position) => api.pageSource(reference, position)}
          />
        )}
        {open.access === 'open' && !open.theirs && (
          <Send
            marking={marking}
            language={language}
            obstacles={obstaclesOf(marks)}
            hasComment={work.comment.trim() !== ''}
            isBusy={open.isSending}
            onSend={() => void open.giveBack()}
            onShow={(id) => setWanted({ id, where: 'note' })}
          />
        )}
      </div>
    </div>
  );
}

/** Where fingers scroll, they must not draw before somebody asks for it. */
const firstTool = (): Tool => (matchMedia('(pointer: coarse)').matches ? 'hand' : 'underline');

/** The end of an answer that can't be changed here. */
function Closing({ grade, comment, language }: { grade: string; comment: string; language: string }) {
  if (!grade && !comment) return null;
  return (
    <section aria-label="Closing comment" className={styles.part}>
      {grade && <p>Grade: {grade}</p>}
      <p lang={language} dir={directionOf(language)} className={styles.noteText}>
        {comment}
      </p>
    </section>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Ctrl+Z and Ctrl+Y. In a field they are the browser's own. */
function useUndoKeys(isReadOnly: boolean, { undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      // Annotorious listens on the document, and would undo places that we have never heard of.
      event.stopPropagation();
      if (isTyping(event.target) || isReadOnly) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [isReadOnly, redo, undo]);
}
