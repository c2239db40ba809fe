import type { MarkedWork, MarkingDetail, MarkingRecord } from '@tutoring/domain/marking';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DeskError, readable } from '../common/request';
import { MarkingRefusal, type MarkingApi } from './api';
import { isSameWork, joined, NO_WORK } from './marks';
import { keepUnsaved, readUnsaved } from './unsaved';
import { useLock } from './use-lock';
import { useWork, type Work } from './use-work';

/** Milliseconds from a change until it is saved on the edge. It is kept in this browser at once. */
export const DRAFT_SAVE_DELAY_MS = 3000;
/** Milliseconds after which a save that failed is tried again. */
export const DRAFT_RETRY_MS = 15_000;

/** Why what was returned did not change. */
const CHANGED_SINCE = new DeskError(
  'This has changed meanwhile',
  'You see it as it is now. If you still want to change it, press again.',
);

/** Whether the marking can be changed here: `locked` while somebody else works on it. */
type Access = 'opening' | 'open' | 'locked' | 'returned';

/** How two versions of a marking become one. */
export type Choice = 'both' | 'mine' | 'theirs';

/** A marking that is open. */
export interface OpenMarking extends Work {
  marking: MarkingRecord | undefined;
  access: Access;
  /** Why it could not be read or sent. */
  trouble: DeskError | undefined;
  isUnsaved: boolean;
  isSaving: boolean;
  /** Why the last change is not saved. */
  saveTrouble: DeskError | undefined;
  /** The version that somebody else saved meanwhile. */
  theirs: MarkingRecord | undefined;
  isSending: boolean;
  settleConflict: (choice: Choice) => void;
  saveNow: () => void;
  reload: () => void;
  /** Whether it was sent. */
  giveBack: () => Promise<boolean>;
  revoke: () => Promise<void>;
  /** The link was sent in another way: no mail is sent any more. */
  endMail: () => Promise<void>;
}

/** Opens a marking, takes its lock, keeps what is written, and sends it. */
export function useMarking(api: MarkingApi, reference: string): OpenMarking {
  const own = useWork();
  const { work, load, replace } = own;
  const [marking, setMarking] = useState<MarkingRecord>();
  const [access, setAccess] = useState<Access>('opening');
  const [trouble, setTrouble] = useState<DeskError>();
  const [theirs, setTheirs] = useState<MarkingRecord>();
  const [saved, setSaved] = useState<MarkedWork>(NO_WORK);
  const [saveTrouble, setSaveTrouble] = useState<DeskError>();
  const [isSaving, setIsSaving] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [turn, setTurn] = useState(0);
  /** The version that the work began from. */
  const base = useRef(0);
  const inFlight = useRef<Promise<unknown>>(undefined);
  const isUnsaved = useMemo(() => access === 'open' && !isSameWork(work, saved), [access, work, saved]);

  /** The lock is ours: goes on with what this browser has kept, or with what the edge has. */
  const open = useCallback(
    ({ marking: now }: MarkingDetail) => {
      const kept = readUnsaved(reference);
      const isKept = kept !== undefined && !isSameWork(kept.work, now.work);
      base.current = isKept ? kept.version : now.version;
      setMarking(now);
      setSaved(now.work);
      load(isKept ? kept.work : now.work);
      if (isKept && kept.version !== now.version) setTheirs(now);
      setTrouble(undefined);
      setAccess('open');
    },
    [load, reference],
  );
  /** Takes in what a refusal says. */
  const refuse = useCallback(
    (error: unknown) => {
      if (!(error instanceof MarkingRefusal) || !error.present) return setTrouble(readable(error));
      const { marking: now } = error.present;
      if (error.kind === 'changed') return setTheirs(now);
      // What is unsaved stays in this browser until the lock is ours again.
      setMarking(now);
      load(now.work);
      setAccess(error.kind === 'returned' ? 'returned' : 'locked');
    },
    [load],
  );

  useEffect(() => {
    const ends = new AbortController();
    const begin = async () => {
      const read = await api.read(reference, ends.signal);
      if (ends.signal.aborted) return;
      setTrouble(undefined);
      setMarking(read.marking);
      load(read.marking.work);
      if (read.marking.returned) return setAccess('returned');
      const locked = await api.lock(reference);
      if (!ends.signal.aborted) open(locked);
    };
    begin().catch((error: unknown) => !ends.signal.aborted && refuse(error));
    return () => ends.abort();
  }, [api, reference, turn, load, open, refuse]);

  const isUnsavedNow = useRef(false);
  useEffect(() => {
    isUnsavedNow.current = isUnsaved;
  }, [isUnsaved]);
  const onRenewed = useCallback(
    ({ marking: now }: MarkingDetail) => {
      // Somebody else may have worked on it while the lock was over.
      if (now.version !== base.current && !inFlight.current) {
        if (isUnsavedNow.current) return setTheirs(now);
        base.current = now.version;
        setSaved(now.work);
        load(now.work);
      }
      setMarking(now);
    },
    [load],
  );
  useLock({ api, reference, access, lock: marking?.lock, onOpen: open, onRenewed, onRefused: refuse });

  // In this browser at once, for a reload or a lost connection.
  useEffect(() => {
    if (access === 'open') keepUnsaved(reference, isUnsaved ? { version: base.current, work } : undefined);
  }, [access, isUnsaved, reference, work]);

  const save = useCallback(async () => {
    setIsSaving(true);
    const saving = api.saveDraft(reference, { work, version: base.current });
    inFlight.current = saving.catch(() => undefined);
    try {
      const { marking: now } = await saving;
      base.current = now.version;
      setSaved(work);
      setMarking(now);
      setSaveTrouble(undefined);
    } catch (error) {
      setSaveTrouble(readable(error));
      if (error instanceof MarkingRefusal) refuse(error);
    } finally {
      inFlight.current = undefined;
      setIsSaving(false);
    }
  }, [api, reference, refuse, work]);

  /** When the edge should have the change. */
  const dueAt = useRef<number>(undefined);
  const isPaused = isSaving || isSending || theirs !== undefined;
  useEffect(() => {
    if (!isUnsaved) dueAt.current = undefined;
    if (!isUnsaved || isPaused) return;
    if (saveTrouble) dueAt.current ??= Date.now() + DRAFT_RETRY_MS;
    dueAt.current ??= Date.now() + DRAFT_SAVE_DELAY_MS;
    const timer = setTimeout(() => {
      dueAt.current = undefined;
      void save();
    }, dueAt.current - Date.now());
    return () => clearTimeout(timer);
  }, [isPaused, isUnsaved, save, saveTrouble]);

  // A tutor who leaves right after a change does not wait for the timer: save now.
  const last = useRef({ isUnsaved: false, work });
  useEffect(() => {
    last.current = { isUnsaved: isUnsaved && !theirs, work };
  }, [isUnsaved, theirs, work]);
  useEffect(
    () => () => {
      if (!last.current.isUnsaved) return;
      const { work: left } = last.current;
      void Promise.resolve(inFlight.current)
        .then(() => api.saveDraft(reference, { work: left, version: base.current }))
        .then(() => keepUnsaved(reference, undefined))
        // It is kept in this browser, and saved when the marking opens again.
        .catch(() => undefined);
    },
    [api, reference],
  );

  const settleConflict = useCallback(
    (choice: Choice) => {
      if (!theirs) return;
      base.current = theirs.version;
      setMarking(theirs);
      setSaved(theirs.work);
      if (choice === 'theirs') replace(theirs.work);
      if (choice === 'both') replace(joined(work, theirs.work));
      setTheirs(undefined);
      setSaveTrouble(undefined);
    },
    [replace, theirs, work],
  );

  const giveBack = useCallback(async () => {
    setIsSending(true);
    setTrouble(undefined);
    try {
      await inFlight.current;
      const { marking: now } = await api.giveBack(reference, { work, version: base.current });
      keepUnsaved(reference, undefined);
      setMarking(now);
      load(now.work);
      setAccess('returned');
      return true;
    } catch (error) {
      setTrouble(readable(error));
      if (error instanceof MarkingRefusal) refuse(error);
      return false;
    } finally {
      setIsSending(false);
    }
  }, [api, load, reference, refuse, work]);

  const version = marking?.version ?? 0;
  /** Changes what was returned. */
  const changeReturned = useCallback(
    async (what: 'revoke' | 'endMail') => {
      setIsSending(true);
      setTrouble(undefined);
      try {
        setMarking((await api[what](reference, { version })).marking);
      } catch (error) {
        const present = error instanceof MarkingRefusal ? error.present : undefined;
        if (present) setMarking(present.marking);
        setTrouble(present ? CHANGED_SINCE : readable(error));
      } finally {
        setIsSending(false);
      }
    },
    [api, reference, version],
  );

  return {
    ...own,
    ...{ marking, access, trouble, isUnsaved, isSaving, saveTrouble, theirs, isSending },
    ...{ settleConflict, giveBack },
    revoke: useCallback(() => changeReturned('revoke'), [changeReturned]),
    endMail: useCallback(() => changeReturned('endMail'), [changeReturned]),
    saveNow: useCallback(() => void save(), [save]),
    reload: useCallback(() => setTurn((before) => before + 1), []),
  };
}
