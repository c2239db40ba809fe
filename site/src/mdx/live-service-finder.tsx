import { ServiceFinder, type ServiceFinderProps } from '@tutoring/ui/service-finder';
import { goTo } from '../platform/navigate';
import { usePage } from './page-data';

/** The service finder; what it finds opens in the app. */
export default function LiveServiceFinder({ words }: { words: NonNullable<ServiceFinderProps['messages']> }) {
  const { language } = usePage();
  return <ServiceFinder messages={words} onFind={(path) => goTo(path, language)} />;
}
