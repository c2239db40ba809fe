import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../layout';
import { BotCheckTest, BotCheckTestPlace } from './bot-check-test';

const meta = {
  title: 'Forms/Bot check test',
  id: 'bot-check-test',
  component: BotCheckTest,
  args: {
    defaultOpen: true,
    load: () => Promise.resolve(true),
    generate: (): Promise<string | undefined> => Promise.resolve('a-token'),
  },
} satisfies Meta<typeof BotCheckTest>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const never = <Value,>() => new Promise<Value>(() => undefined);
const answer = (body: unknown, status = 200) =>
  spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const GENERATE = 'Generate a token';
const VERIFY = 'Verify a token';
/** The statuses of the script, the token and the verification. */
const stand = (canvas: Canvas) => canvas.getAllByRole('status').map(({ textContent }) => textContent);
async function press(canvas: Canvas, name: string) {
  await waitFor(() => expect(stand(canvas)[0]).not.toBe('Loading…'));
  await userEvent.click(canvas.getByRole('button', { name }));
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(stand(canvas)).toEqual(['Ready', 'Not tested yet', 'Not tested yet']));
  },
};

export const Closed: Story = {
  args: { defaultOpen: false, onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Test ReCAPTCHA' });
    await expect(canvas.queryByRole('heading')).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: 'ReCAPTCHA Test' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide ReCAPTCHA Test' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Test ReCAPTCHA' })).toHaveFocus();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false);
  },
};

export const Loading: Story = {
  args: { load: () => never<boolean>() },
  play: async ({ canvas }) => {
    await expect(stand(canvas)).toEqual(['Loading…', 'Not tested yet', 'Not tested yet']);
  },
};

/** A site without a bot check: the view says so, and the buttons only repeat it. */
export const None: Story = {
  args: { load: undefined },
  play: async ({ canvas }) => {
    const none = 'This site has no bot check: no provider is set.';
    await expect(stand(canvas)).toEqual([none, 'Not tested yet', 'Not tested yet']);
    await press(canvas, GENERATE);
    await press(canvas, VERIFY);
    await expect(stand(canvas)).toEqual([none, none, none]);
  },
};

let tries = 0;
/** The script loads at the second attempt. Then no status says that it is not ready. */
export const ReadyLater: Story = {
  args: {
    load: () => {
      tries += 1;
      return Promise.resolve(tries > 1);
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(stand(canvas)[0]).toBe('ReCAPTCHA not ready'));
    await press(canvas, VERIFY);
    await waitFor(() => expect(stand(canvas)).toEqual(['Ready', 'Not tested yet', 'Not tested yet']));
  },
};

/** The script fails to load. */
export const NotReady: Story = {
  args: { load: () => Promise.resolve(false), generate: fn(() => Promise.resolve(undefined)) },
  play: async ({ args, canvas }) => {
    await press(canvas, GENERATE);
    await press(canvas, VERIFY);
    await expect(stand(canvas)).toEqual([
      'ReCAPTCHA not ready',
      'ReCAPTCHA not ready',
      'Failed to generate a bot-check token or the bot check is not ready',
    ]);
    await expect(args.generate).not.toHaveBeenCalled();
  },
};

export const LoadingFails: Story = {
  args: { load: () => Promise.reject(new Error('no')) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(stand(canvas)[0]).toBe('ReCAPTCHA not ready'));
  },
};

export const Generating: Story = {
  args: { generate: fn(() => never<undefined>()) },
  play: async ({ args, canvas }) => {
    await press(canvas, GENERATE);
    await expect(stand(canvas)).toEqual(['Ready', 'Testing…', 'Not tested yet']);
    // Only one test runs at a time.
    await press(canvas, VERIFY);
    await press(canvas, GENERATE);
    await expect(args.generate).toHaveBeenCalledOnce();
  },
};

export const TokenMade: Story = {
  play: async ({ canvas }) => {
    await press(canvas, GENERATE);
    await waitFor(() => expect(stand(canvas)).toEqual(['Ready', 'Success', 'Not tested yet']));
  },
};

export const TokenFailed: Story = {
  args: { generate: () => Promise.resolve(undefined) },
  play: async ({ canvas }) => {
    await press(canvas, VERIFY);
    await waitFor(() =>
      expect(stand(canvas)).toEqual([
        'Ready',
        'Failed to generate token',
        'Failed to generate a bot-check token or the bot check is not ready',
      ]),
    );
  },
};

export const Verifying: Story = {
  play: async ({ canvas }) => {
    spyOn(globalThis, 'fetch').mockImplementation(() => never<Response>());
    await press(canvas, VERIFY);
    await waitFor(() => expect(stand(canvas)).toEqual(['Ready', 'Success', 'Testing…']));
  },
};

export const Verified: Story = {
  play: async ({ canvas }) => {
    const sent = answer({ score: 0.9, action: 'test', error: null, errorCodes: [] });
    await press(canvas, VERIFY);
    await waitFor(() => expect(stand(canvas)[2]).toBe('SuccessScore: 0.9Action: test'));
    const [address, init] = sent.mock.calls[0] ?? [];
    await expect(address).toBe('/api/bot-check');
    await expect(init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer anonymous' },
      body: '{"token":"a-token"}',
    });
  },
};

export const VerificationFailed: Story = {
  play: async ({ canvas }) => {
    answer({ score: 0.1, action: 'test', error: 'refused', errorCodes: ['low-score'] }, 422);
    await press(canvas, VERIFY);
    await waitFor(() =>
      expect(stand(canvas)[2]).toBe('Verification failedScore: 0.1Action: testCodes: refused, low-score'),
    );
  },
};

/** An answer with an error status counts as failed, whatever its body. */
export const NoAnswerOfOurs: Story = {
  play: async ({ canvas }) => {
    answer(['nonsense'], 502);
    await press(canvas, VERIFY);
    await waitFor(() => expect(stand(canvas)[2]).toBe('Verification failed'));
  },
};

export const NetworkError: Story = {
  play: async ({ canvas }) => {
    spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await press(canvas, VERIFY);
    await waitFor(() => expect(stand(canvas)[2]).toBe('Network error'));
  },
};

/** It floats at the end of the window, and has its own space at the end of `main`. */
export const Placed: Story = {
  args: { defaultOpen: false },
  render: (args) => (
    <main>
      <Container>
        <h1>A page</h1>
        {Array.from({ length: 12 }, (_, place) => (
          <p key={place}>Bring one piece of recently marked work. It says more than a grade.</p>
        ))}
      </Container>
      <BotCheckTestPlace>
        <BotCheckTest {...args} />
      </BotCheckTestPlace>
    </main>
  ),
};

export const Dark: Story = { ...NotReady, globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Japanese: Story = { globals: { language: 'ja' } };
