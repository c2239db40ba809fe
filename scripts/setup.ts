/**
 * Makes the site yours: {@link USAGE}. It asks for the facts that every page needs and writes them where they belong.
 * `npm run setup` works on a machine that has only git, Node 20 and npm (scripts/run.mjs).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readBrand } from '../site/src/build/content/brand.ts';
import { giveAnswers } from './setup/answers.ts';
import { converse, type Terminal } from './setup/conversation.ts';
import { Facts } from './setup/facts.ts';
import { leftText, secretsText, versionText } from './setup/left.ts';
import { QUESTIONS } from './setup/questions.ts';

const USAGE = `npm run setup                           asks, one question after the other
npm run setup -- --answers answers.json { "name": "Copperfield Studio", "domain": "www.example.org" }
npm run setup -- --domain www.example.org

Questions:
${QUESTIONS.map(({ key, asks }) => `  --${key.padEnd(16)} ${asks}`).join('\n')}

You can stop (Ctrl-C) and run it again: every answer is saved at once. It asks for no secret.`;

try {
  const { help, root, answers } = given();
  if (help) console.log(USAGE);
  else await setUp(root, answers);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function setUp(root: string, answers: Record<string, unknown> | undefined): Promise<void> {
  const facts = new Facts(root);
  if (answers) {
    const mistakes = giveAnswers(facts, answers);
    if (mistakes.length > 0)
      throw new Error([...mistakes, 'Nothing was written. Correct this and run it again.'].join('\n'));
    for (const file of await facts.save()) console.log(`Written: ${file}`);
  } else if (!(await inTerminal((terminal) => converse(facts, terminal)))) {
    console.log('\nStopped. Your answers are saved: run npm run setup again to go on.');
    return;
  }
  // Stops at what single answers cannot show, such as a booking page on the site itself.
  readBrand(join(root, 'site/data'));
  console.log(`\n${secretsText(facts)}\n\n${leftText(root, new Date())}

${versionText(root)}See them in the browser: npm run desk. As a list: pnpm launch-check. Going live, step by step: docs/operations.md`);
}

/** What the command line says: the answers, if there are any. Otherwise the questions are asked. */
function given(): { help: boolean; root: string; answers: Record<string, unknown> | undefined } {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(QUESTIONS.map(({ key }) => [key, { type: 'string' as const }])),
      answers: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
      // Another checkout, for tests.
      root: { type: 'string', default: join(import.meta.dirname, '..') },
    },
  });
  const { answers: file, help, root, ...flags } = values;
  const answers = { ...(typeof file === 'string' && answersIn(file)), ...flags };
  const isAsked = file === undefined && Object.keys(flags).length === 0;
  return { help: help === true, root: String(root), answers: isAsked ? undefined : answers };
}

function answersIn(file: string): object {
  const text = readFileSync(file, 'utf8');
  try {
    const answers = JSON.parse(text) as unknown;
    if (typeof answers === 'object' && answers !== null && !Array.isArray(answers)) return answers;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}. An example: { "name": "Copperfield Studio" }`, {
      cause: error,
    });
  }
  throw new Error(`${file} must be an object, such as { "name": "Copperfield Studio" }`);
}

async function inTerminal<Result>(use: (terminal: Terminal) => Promise<Result>): Promise<Result> {
  const input = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  let isOpen = true;
  input.on('close', () => (isOpen = false)).on('SIGINT', () => input.close());
  // Unlike `question`, this loses no line that arrives before it is asked for.
  const lines = input[Symbol.asyncIterator]();
  try {
    return await use({
      say: console.log,
      async ask(text) {
        console.log(text);
        // A pipe may have ended although its last lines are still to be read.
        if (isOpen) input.prompt();
        const line = await lines.next();
        return line.done ? undefined : line.value;
      },
    });
  } finally {
    input.close();
  }
}
