import type { IncomingHttpHeaders } from 'node:http';
import type { Api } from './wire.ts';

/** The data in a prompt (src/chat/prompt.ts). */
export interface PromptData {
  passages: { number: number; title: string; heading: string; text: string }[];
  conversation?: { question: string; answer: string }[];
  question: string;
}

/** What a model was told. */
export interface Told extends PromptData {
  api: Api;
  headers: IncomingHttpHeaders;
  path: string;
  model: string;
  system: string;
  /** The names of the tools that it may call. */
  tools: string[];
  /** The results of the tools that it called, as text. */
  results: string[];
  /** Whether it is asked as a judge (src/chat/judge.ts). */
  isJudge: boolean;
  /** What it shall judge. */
  claims: { number: number; passage: string; sentence: string }[];
  body: Record<string, unknown>;
}

interface Message {
  role: string;
  content: unknown;
}

/** Reads a request in any of the formats. */
export function toldBy(api: Api, body: Record<string, unknown>, headers: IncomingHttpHeaders = {}, path = ''): Told {
  const messages = body['messages'] as Message[];
  const system =
    api === 'anthropic' ? textOf(body['system']) : textOf(messages.find(({ role }) => role === 'system')?.content);
  const data: unknown = JSON.parse(textOf(messages.find(({ role }) => role === 'user')?.content) || '{}');
  const isJudge = Array.isArray(data);
  const tools = (body['tools'] ?? []) as { name?: string; function?: { name: string } }[];
  return {
    passages: [],
    question: '',
    ...(isJudge ? {} : (data as PromptData)),
    api,
    headers,
    path,
    model: textOf(body['model']),
    system,
    tools: tools.map((tool) => tool.function?.name ?? tool.name ?? ''),
    results: messages.flatMap(({ role, content }) => (role === 'tool' ? [textOf(content)] : resultsIn(content))),
    isJudge,
    claims: isJudge ? (data as Told['claims']) : [],
    body,
  };
}

/** The text of a content, which is a string or parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return (content as { text?: string }[]).map(({ text = '' }) => text).join('');
}

/** Anthropic's tool results are parts of the user's message. */
function resultsIn(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  return (content as { type: string; content?: unknown }[])
    .filter(({ type }) => type === 'tool_result')
    .map((part) => textOf(part.content));
}
