import type { PublishedChange } from '@tutoring/domain/content';
import { useState } from 'react';
import type { ContentApi } from '../content-api';
import { takeBackPlan, takeBackSummary, type Obstacle } from './take-back';

/** What taking back needs of the content API. */
export type TakeBackApi = Pick<ContentApi, 'history' | 'list' | 'read' | 'readAt' | 'save'>;

export type TakeBackState =
  | { step: 'ready' | 'busy' }
  /** Nothing was saved, or what `saved` counts; `rest` files can be taken back without the obstacles. */
  | { step: 'done'; saved: number; rest: number; obstacles: readonly Obstacle[] }
  | { step: 'failed'; error: Error };

/** Takes a published change back, as a save that is not published yet. */
export function useTakeBack(api: TakeBackApi, change: PublishedChange) {
  const [state, setState] = useState<TakeBackState>({ step: 'ready' });
  /** @param despite Whether to take back the rest if some files are for the owner to decide about. */
  const takeBack = async ({ despite = false } = {}): Promise<TakeBackState> => {
    const { changes, obstacles } = await takeBackPlan(api, change);
    const waits = obstacles.length > 0 && !despite;
    if (!waits && changes.length > 0) await api.save(takeBackSummary(change), changes);
    return { step: 'done', saved: waits ? 0 : changes.length, rest: waits ? changes.length : 0, obstacles };
  };
  return {
    state,
    takeBack: (options?: { despite?: boolean }) => {
      setState({ step: 'busy' });
      takeBack(options).then(setState, (error: Error) => setState({ step: 'failed', error }));
    },
  };
}
