import type { PageCard } from '../../../shared/page';
import { PageCards } from '../../pages/page-cards';

export function Nearest({ facts }: { facts: PageCard[] }) {
  return <PageCards pages={facts} />;
}
