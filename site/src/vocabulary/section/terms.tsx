import { Fact, FactList } from '@tutoring/ui/fact-list';
import { fill } from '@tutoring/ui/provider';
import { useLanguage } from '../../shell/page-data';

/** What one books, in five lines: how long, how much, what if plans change, and what we and AI do not do. */
export function Terms() {
  const { words, shell } = useLanguage();
  return (
    <FactList>
      <Fact label={words.termsSession}>{fill(words.sessionIs, { length: shell.session })}</Fact>
      <Fact label={words.glancePrice}>{shell.price}</Fact>
      <Fact label={words.termsChange}>{shell.cancellation}</Fact>
      <Fact label={words.termsCoursework}>{words.courseworkRule}</Fact>
      <Fact label={words.termsAi}>{words.aiRule}</Fact>
    </FactList>
  );
}
