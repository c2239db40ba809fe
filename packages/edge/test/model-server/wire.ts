/** The formats in which providers stream, as their own servers send them. */

/** `openai`: OpenAI and most others. `workers-ai`: older models of Cloudflare; its newer ones stream as OpenAI. */
export type Api = 'openai' | 'anthropic' | 'workers-ai';

/** A tool call. `input` is text, because models write broken JSON as well. */
export interface ToolCall {
  name: string;
  input: string;
}

/** How a stream ends: `undone` without the last event; `cut` at the limit of tokens. */
export type Ending = 'stop' | 'undone' | 'cut' | 'tool';

/** The events of one answer. */
export interface Wire {
  begin: string;
  text: (piece: string | number) => string;
  call: (call: ToolCall) => string;
  error: string;
  end: (ending: Ending) => string;
}

const data = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

const chunk = (choice?: object, more = {}) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'sample-model',
    choices: choice ? [{ index: 0, logprobs: null, finish_reason: null, ...choice }] : [],
    ...more,
  });

const OPENAI: Wire = {
  begin: chunk({ delta: { role: 'assistant', content: '' } }),
  text: (content) => chunk({ delta: { content } }),
  call: ({ name, input }) =>
    chunk({
      delta: { tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }] },
    }) + chunk({ delta: { tool_calls: [{ index: 0, function: { arguments: input } }] } }),
  error: data({ error: { message: 'The server is overloaded.', type: 'server_error', code: null, param: null } }),
  end(ending) {
    const reason = { stop: 'stop', undone: 'stop', cut: 'length', tool: 'tool_calls' }[ending];
    const usage = { prompt_tokens: 1200, completion_tokens: 40, total_tokens: 1240 };
    return (
      chunk({ delta: {}, finish_reason: reason }) +
      (ending === 'undone' ? '' : `${chunk(undefined, { usage })}data: [DONE]\n\n`)
    );
  },
};

const event = (type: string, more: object = {}) => `event: ${type}\n${data({ type, ...more })}`;

const ANTHROPIC: Wire = {
  begin:
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'sample-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1200, output_tokens: 1 },
      },
    }) +
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
    event('ping'),
  text: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  call: ({ name, input }) =>
    event('content_block_start', { index: 1, content_block: { type: 'tool_use', id: 'toolu_1', name, input: {} } }) +
    event('content_block_delta', { index: 1, delta: { type: 'input_json_delta', partial_json: input } }) +
    event('content_block_stop', { index: 1 }),
  error: event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  end(ending) {
    const reason = { stop: 'end_turn', undone: 'end_turn', cut: 'max_tokens', tool: 'tool_use' }[ending];
    return (
      event('content_block_stop', { index: 0 }) +
      event('message_delta', { delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 40 } }) +
      (ending === 'undone' ? '' : event('message_stop'))
    );
  },
};

const WORKERS_AI: Wire = {
  begin: '',
  text: (response) => data({ response, p: 'abdefghijklmnop' }),
  call: ({ name, input }) => data({ response: '', tool_calls: [{ id: 'call_1', name, arguments: input }] }),
  error: data({ errors: [{ code: 3040, message: 'Capacity temporarily exceeded' }], success: false }),
  end: (ending) =>
    data({ response: '', usage: { prompt_tokens: 1200, completion_tokens: 40, total_tokens: 1240 } }) +
    (ending === 'undone' ? '' : 'data: [DONE]\n\n'),
};

export const WIRES: Readonly<Record<Api, Wire>> = { openai: OPENAI, anthropic: ANTHROPIC, 'workers-ai': WORKERS_AI };
