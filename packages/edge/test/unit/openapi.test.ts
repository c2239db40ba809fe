import { Validator } from '@seriousme/openapi-schema-validator';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '../../scripts/api-endpoints';
import { openApi } from '../../scripts/openapi';

const source = globSync('src/**/*.ts', { cwd: join(import.meta.dirname, '../..') })
  .map((file) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
  .join('\n');
/** An error as the Worker writes it, and the address at which it listens. */
const ERROR = /(?:error: |refuse\()'([a-z_]+)'/g;
const ROUTE = /\.all\((?:'(\/api\/[^'*]+)'|`\$\{LEAD\}([^`]*)`)/g;

const description = openApi('https://www.tutoring.example');

it('is OpenAPI', async () => {
  const result = await new Validator().validate(structuredClone(description) as Record<string, unknown>);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

it('names every error that the Worker can give, and none that it cannot', () => {
  const given = new Set([...source.matchAll(ERROR)].map(([, word]) => word));
  const said = JSON.stringify(description);
  // The bot check says its words in a field of its own schema; the Worker's answer to an unknown address is no endpoint's.
  const BOT_CHECK = [
    'refused',
    'provider_failed',
    'not_switched_on',
    'provider_silent',
    'unauthorized',
    'token_required',
  ];
  for (const word of given) if (!BOT_CHECK.includes(word ?? '')) expect(said, word).toContain(`"${word}"`);
  for (const { errors } of ENDPOINTS) for (const word of Object.values(errors).flat()) expect(given).toContain(word);
});

it('has every address of the Worker', () => {
  const routes = [...source.matchAll(ROUTE)].map(([, path, ofLead]) => path ?? `/api/owner/leads/{reference}${ofLead}`);
  expect(routes.length).toBeGreaterThan(10);
  expect(new Set([...routes, '/api/owner/leads/{reference}'])).toEqual(new Set(ENDPOINTS.map(({ path }) => path)));
});
