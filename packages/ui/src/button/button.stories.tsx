import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Row } from '../layout';
import { Button, ButtonLink, IconButton } from './button';

const meta = {
  title: 'Page/Button',
  id: 'button',
  component: Button,
  args: { children: 'Send' },
  argTypes: { children: { description: 'What it does, in a word or two.' } },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: StoryObj = {
  render: () => (
    <Row>
      <Button>Send</Button>
      <Button variant="secondary">Copy reference</Button>
      <Button disabled>Sending…</Button>
      <IconButton icon="copy" label="Copy reference" />
      <ButtonLink href="#booking">Book a Free Consultation</ButtonLink>
      <ButtonLink href="#question" variant="secondary">
        Ask a question first
      </ButtonLink>
    </Row>
  ),
};

export const PressedByKeyboard: StoryObj<typeof meta> = {
  args: { children: 'Send', onClick: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Copy reference' } };
export const Disabled: Story = { args: { disabled: true } };

/** It looks disabled but keeps the focus, so that keyboard users do not lose their place. */
export const Waiting: Story = {
  args: { children: 'Sending…', 'aria-disabled': true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    button.focus();
    await expect(button).toHaveFocus();
  },
};
export const OnlyAnIcon: StoryObj = {
  render: () => (
    <Row>
      <IconButton icon="copy" label="Copy reference" />
      <IconButton icon="close" label="Close" />
    </Row>
  ),
};

/** The text wraps. */
export const LongText: Story = {
  args: {
    children: 'Send this message, with the times that suit you and everything from the chat that you chose to keep',
  },
};
export const Dark: StoryObj = { ...States, globals: { theme: 'dark' } };
export const Arabic: StoryObj = {
  globals: { language: 'ar' },
  render: () => (
    <Row>
      <Button>أرسلوا</Button>
      <Button variant="secondary">انسخوا الرقم</Button>
      <IconButton icon="copy" label="انسخوا الرقم" />
      <ButtonLink href="#question" variant="secondary">
        اطرحوا سؤالكم أولًا
      </ButtonLink>
    </Row>
  ),
};
