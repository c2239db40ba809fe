import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Accordion, AccordionItem, type AccordionItemProps } from './accordion';

/** The first item; another follows it. */
type FirstItem = Pick<AccordionItemProps, 'heading' | 'level' | 'name' | 'open' | 'children'>;

const meta = {
  title: 'Page/Accordion',
  id: 'accordion',
  component: Accordion,
  args: {
    heading: 'Who reads what the AI wrote?',
    level: 2,
    children: 'A tutor, before the student does. What the chatbot says at night nobody has read first.',
  },
  argTypes: {
    heading: { description: 'The first item’s question.', control: 'text' },
    level: { description: 'The rank of its heading in the page’s outline.', control: 'select', options: [2, 3, 4] },
    name: { description: 'Items of one name are open one at a time.', control: 'text' },
    open: { description: 'Whether it is open from the beginning.', control: 'boolean' },
    children: { description: 'Its answer.', control: 'text' },
  },
  render: ({ name, level, children, ...first }) => (
    <Accordion>
      <AccordionItem {...first} {...(level && { level })} {...(name && { name })}>
        <p>{children}</p>
      </AccordionItem>
      <AccordionItem heading="Can we change the tutor?" {...(level && { level })} {...(name && { name })}>
        <p>Yes. Tell us what is missing, and we suggest another.</p>
      </AccordionItem>
    </Accordion>
  ),
} satisfies Meta<FirstItem>;
export default meta;

type Story = StoryObj<typeof Accordion>;
type ItemStory = StoryObj<FirstItem>;

const questions = (name?: string) => (
  <>
    <h1>Questions</h1>
    <Accordion>
      <AccordionItem heading="Who reads what the AI wrote?" level={2} {...(name && { name })}>
        <p>A tutor, before the student does. What the chatbot says at night nobody has read first.</p>
      </AccordionItem>
      <AccordionItem heading="Can we change the tutor?" level={2} {...(name && { name })}>
        <p>Yes. Tell us what is missing, and we suggest another.</p>
      </AccordionItem>
    </Accordion>
  </>
);

export const Default: ItemStory = {};

export const Closed: Story = {
  render: () => questions(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A tutor, before/)).not.toBeVisible();
  },
};
export const OneAtATime: Story = {
  render: () => questions('questions'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Who reads what the AI wrote?'));
    await expect(canvas.getByText(/A tutor, before/)).toBeVisible();
    await userEvent.click(canvas.getByText('Can we change the tutor?'));
    await waitFor(() => expect(canvas.getByText(/A tutor, before/)).not.toBeVisible());
  },
};
export const Open: ItemStory = { args: { open: true } };
export const LongText: ItemStory = {
  args: {
    open: true,
    heading:
      'What happens to a message that we sent at night from a phone, and that nobody has answered by the morning?',
    children:
      'It is stored before the page says that it was received, and then delivered. A person answers it. If it asks about a subject, the answer names a tutor’s free times on your clock; if it asks about a price, it names the price and what holds with it, so that nothing has to be asked twice.',
  },
};
export const Dark: Story = { ...OneAtATime, globals: { theme: 'dark' } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  render: () => (
    <Accordion>
      <AccordionItem heading="ماذا يجري في الحصة؟" level={2} open>
        <p>يشرح الطالب خطواته بصوت مسموع، ويكتب المعلّم ملاحظته في الهامش فورًا.</p>
      </AccordionItem>
      <AccordionItem heading="ما لغة الحصص؟" level={2}>
        <p>الإنجليزية. أما الشرح بالعربية فيتوقف على المادة والمعلّم.</p>
      </AccordionItem>
    </Accordion>
  ),
};
