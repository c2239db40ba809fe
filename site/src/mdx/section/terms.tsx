import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import { Fact, FactList } from '@tutoring/ui/fact-list';
import { fill } from '@tutoring/ui/internal/fill';
import { useLanguage } from '../../shared/page-data';
import { rulesOf } from '../../shared/rules';

/** The terms of a session in five rows. They are folded: the hero has the price and the rule for changes. */
export function Terms() {
  const { messages, layout } = useLanguage();
  return (
    <Accordion>
      <AccordionItem heading={messages.terms}>
        <FactList>
          <Fact label={messages.termsSession}>{fill(messages.sessionIs, { length: layout.session })}</Fact>
          <Fact label={messages.glancePrice}>{layout.prices}</Fact>
          {rulesOf({ messages, layout }).map(({ label, text }) => (
            <Fact key={label} label={label}>
              {text}
            </Fact>
          ))}
        </FactList>
      </AccordionItem>
    </Accordion>
  );
}
