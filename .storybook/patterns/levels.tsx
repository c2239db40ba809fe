import { Accordion, AccordionItem } from '@tutoring/ui/accordion';
import * as Dialog from '@tutoring/ui/dialog';
import { Stack } from '@tutoring/ui/layout';
import * as Tabs from '@tutoring/ui/tabs';

export function Levels() {
  return (
    <Stack>
      <Tabs.Root>
        <Tabs.List aria-label="Levels">
          <Tabs.Trigger value="sl">Standard Level</Tabs.Trigger>
          <Tabs.Trigger value="hl">Higher Level</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="sl">150 hours of teaching are recommended.</Tabs.Content>
        <Tabs.Content value="hl">240 hours of teaching are recommended.</Tabs.Content>
      </Tabs.Root>
      <Accordion>
        <AccordionItem heading="Can I change the level?">Ask your school. It knows the dates.</AccordionItem>
      </Accordion>
      <Dialog.Trigger for="prepare-for-the-call">What to prepare</Dialog.Trigger>
      <Dialog.Root id="prepare-for-the-call">
        <Dialog.Header>
          <Dialog.Title>What to prepare</Dialog.Title>
          <Dialog.Close />
        </Dialog.Header>
        <p>One piece of recently marked work.</p>
      </Dialog.Root>
    </Stack>
  );
}
