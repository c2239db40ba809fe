import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Accordion, AccordionItem } from './accordion';

const meta = { title: 'accordion', component: Accordion, tags: ['autodocs'] } satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

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
export const Dark: Story = { ...OneAtATime, globals: { theme: 'dark' } };
