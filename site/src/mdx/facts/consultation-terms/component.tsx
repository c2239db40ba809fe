import { useLanguage } from '../../../shared/page-data';

/** The length of the free consultation, who of us attends, its languages, and whether booking it asks for a card. */
export function ConsultationTerms() {
  return <p>{useLanguage().layout.consultation}</p>;
}
