import { languageOf } from '@tutoring/domain/languages';
import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { Fact, FactList } from '@tutoring/ui/fact-list';
import { fill } from '@tutoring/ui/internal/fill';
import { aiRule } from '../../shared/ai-rule';
import { useLanguage, usePage } from '../../shared/page-data';

/** The terms of a session in five rows. They are folded: the hero has the price and the rule for changes. */
export function Terms() {
  const language = languageOf(usePage().lang);
  const { messages, layout } = useLanguage();
  return (
    <Accordion>
      <AccordionItem heading={messages.terms}>
        <FactList>
          <Fact label={messages.termsSession}>{fill(messages.sessionIs, { length: layout.session })}</Fact>
          <Fact label={messages.glancePrice}>{layout.prices}</Fact>
          <Fact label={messages.termsChange}>{layout.cancellation}</Fact>
          <Fact label={messages.termsCoursework}>{messages.courseworkRule}</Fact>
          <Fact label={messages.termsAi}>{aiRule({ messages, layout }, language)}</Fact>
        </FactList>
      </AccordionItem>
    </Accordion>
  );
}
