import * as z from 'zod/mini';
import { ENDPOINTS, type Endpoint } from './api-endpoints.ts';

/** What is sent is described as it is kept: what people type is cleaned first, and a form sends texts. */
const schemaOf = (schema: z.ZodMiniType) => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return withoutDefaults(described);
};

/** Of a field with a default nobody needs to say anything. */
function withoutDefaults(schema: Record<string, unknown>): Record<string, unknown> {
  const { properties, required } = schema as { properties?: Record<string, object>; required?: string[] };
  return properties && required
    ? { ...schema, required: required.filter((name) => !('default' in (properties[name] ?? {}))) }
    : schema;
}

/** Schemas of bodies, by their types. */
const contentOf = (bodies: Readonly<Record<string, z.ZodMiniType>>) =>
  Object.fromEntries(Object.entries(bodies).map(([type, schema]) => [type, { schema: schemaOf(schema) }]));
const json = (schema: z.ZodMiniType, type = 'application/json') => contentOf({ [type]: schema });

const SECURITY = {
  owner: {
    type: 'apiKey',
    in: 'header',
    name: 'Cf-Access-Jwt-Assertion',
    description: 'Signed by Cloudflare Access, which sets it. Where no Access is set, these addresses are not found.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'Any token but none: nobody signs in.' },
} as const;

/** The description of the Worker's interface for programs, as OpenAPI 3.1. */
export function openApi(site: string): object {
  const paths: Record<string, object> = {};
  for (const endpoint of ENDPOINTS)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operationOf(endpoint) };
  return {
    openapi: '3.1.0',
    info: { title: 'Leads', version: '1', description: 'Every error is JSON with a word in `error`.' },
    servers: [{ url: site }],
    paths,
    components: { securitySchemes: SECURITY },
  };
}

function operationOf({
  path,
  method,
  says,
  needs,
  query,
  headers = {},
  body,
  otherBodies = {},
  answers,
  errors,
}: Endpoint): object {
  const operationId = [method, ...path.split(/[^a-z]+/i).filter((part) => part !== 'api')].filter(Boolean).join('_');
  return {
    operationId,
    summary: says,
    ...(needs && { security: [{ [needs]: [] }] }),
    parameters: [
      ...(path.includes('{reference}') ? [parameter('path', 'reference', z.string(), true)] : []),
      ...Object.entries(headers).map(([name, schema]) => parameter('header', name, schema, true)),
      ...(query ? queryParameters(query) : []),
    ],
    ...(body && { requestBody: { required: true, content: contentOf({ 'application/json': body, ...otherBodies }) } }),
    responses: { ...refusals(errors), ...answersOf(answers) },
  };
}

const parameter = (place: string, name: string, schema: z.ZodMiniType, required: boolean) => ({
  in: place,
  name,
  required,
  schema: schemaOf(schema),
});

function queryParameters(query: z.ZodMiniType): object[] {
  const { properties = {} } = schemaOf(query) as { properties?: Record<string, object> };
  return Object.entries(properties).map(([name, schema]) => ({ in: 'query', name, required: false, schema }));
}

function refusals(errors: Endpoint['errors']): Record<string, object> {
  return Object.fromEntries(
    Object.entries(errors).map(([status, words]) => [
      status,
      { description: words.join(', '), content: json(z.object({ error: z.enum([...words]) })) },
    ]),
  );
}

function answersOf(answers: Endpoint['answers']): Record<string, object> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, { says, body, type }]) => [
      status,
      { description: says, ...(body ? { content: json(body, type) } : type && { content: { [type]: {} } }) },
    ]),
  );
}
