import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Row } from '../layout';
import { Button, ButtonLink, IconButton } from './button';

const meta = { title: 'button', component: Button, tags: ['autodocs'] } satisfies Meta<typeof Button>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <Row>
      <Button>Send</Button>
      <Button kind="secondary">Copy reference</Button>
      <Button disabled>Sending…</Button>
      <IconButton icon="copy" label="Copy reference" />
      <ButtonLink href="#booking">Book a Free Consultation</ButtonLink>
      <ButtonLink href="#question" kind="secondary">
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
