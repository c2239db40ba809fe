import type { Mark, MarkedWork } from '@tutoring/domain/marking';
import { useCallback, useReducer } from 'react';
import { NO_WORK } from './marks';

/** How many changes can be undone. */
const UNDO_MAX = 200;

interface State {
  work: MarkedWork;
  past: readonly MarkedWork[];
  future: readonly MarkedWork[];
  /** What the last change was about: a drag or a sentence is one change. */
  about: string | undefined;
}

type Action =
  | { type: 'change'; make: (work: MarkedWork) => MarkedWork; about?: string | undefined }
  | { type: 'load'; work: MarkedWork }
  | { type: 'undo' | 'redo' | 'settle' };

function reduce(state: State, action: Action): State {
  const { work, past, future, about } = state;
  switch (action.type) {
    case 'load':
      return { work: action.work, past: [], future: [], about: undefined };
    case 'settle':
      return { ...state, about: undefined };
    case 'change': {
      const next = action.make(work);
      if (next === work) return state;
      const isSame = action.about !== undefined && action.about === about;
      return { work: next, past: isSame ? past : [...past, work].slice(-UNDO_MAX), future: [], about: action.about };
    }
    case 'undo': {
      const before = past.at(-1);
      return before ? { work: before, past: past.slice(0, -1), future: [work, ...future], about: undefined } : state;
    }
    case 'redo': {
      const [next, ...later] = future;
      return next ? { work: next, past: [...past, work], future: later, about: undefined } : state;
    }
  }
}

/** What a tutor writes, and its changes, which can be undone. */
export interface Work {
  work: MarkedWork;
  canUndo: boolean;
  canRedo: boolean;
  addMark: (mark: Mark) => void;
  /** @param about What it changes: further changes of it are undone together. */
  changeMark: (id: string, patch: Partial<Mark>, about?: string) => void;
  removeMark: (id: string) => void;
  changeText: (text: Partial<Pick<MarkedWork, 'grade' | 'comment'>>) => void;
  /** Replaces everything; this can be undone as well. */
  replace: (work: MarkedWork) => void;
  /** Begins with something else. */
  load: (work: MarkedWork) => void;
  undo: () => void;
  redo: () => void;
  /** The next change is a new one, also if it is about the same. */
  settle: () => void;
}

/** Keeps what a tutor writes, with its history. */
export function useWork(): Work {
  const [{ work, past, future }, dispatch] = useReducer(reduce, {
    work: NO_WORK,
    past: [],
    future: [],
    about: undefined,
  });
  const change = useCallback(
    (make: (work: MarkedWork) => MarkedWork, about?: string) => dispatch({ type: 'change', make, about }),
    [],
  );
  return {
    work,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    addMark: useCallback((mark) => change((before) => ({ ...before, marks: [...before.marks, mark] })), [change]),
    changeMark: useCallback(
      (id, patch, about) =>
        change(
          (before) => ({ ...before, marks: before.marks.map((one) => (one.id === id ? { ...one, ...patch } : one)) }),
          about && `${about} ${id}`,
        ),
      [change],
    ),
    removeMark: useCallback(
      (id) => change((before) => ({ ...before, marks: before.marks.filter((one) => one.id !== id) })),
      [change],
    ),
    changeText: useCallback((text) => change((before) => ({ ...before, ...text }), Object.keys(text).join()), [change]),
    replace: useCallback((next) => change(() => next), [change]),
    load: useCallback((next) => dispatch({ type: 'load', work: next }), []),
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
    settle: useCallback(() => dispatch({ type: 'settle' }), []),
  };
}
