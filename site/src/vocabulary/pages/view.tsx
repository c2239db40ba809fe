import type { PropsOf } from '../words';
import { PageCards } from './page-cards';

export function Pages({ facts }: PropsOf<'Pages'>) {
  return <PageCards pages={facts} />;
}
