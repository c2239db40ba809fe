import type { DeskPages, DeskSchemas, DeskTexts } from '@tutoring/domain/desk';
import { readBuilt } from '../common/read-built';
import type { DeskReader } from './use-files';

export const loadSchemas = (signal: AbortSignal) => readBuilt<DeskSchemas>('schemas.json', signal);
export const read: DeskReader = {
  pages: (signal) => readBuilt<DeskPages>('pages.json', signal),
  texts: (signal) => readBuilt<DeskTexts>('texts.json', signal),
};
