import { lintSource } from '@secretlint/core';
import { creator as knownTokens } from '@secretlint/secretlint-rule-preset-recommend';

/** Values of the build machine that no artefact may contain. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  /** Folders that reveal who built it, and where. */
  folders: readonly string[];
}

/** A secret in a file. The finding never contains the secret. */
export interface SecretFinding {
  file: string;
  what: string;
}

/** Variables whose values are public: pages and the policy show them. */
const PUBLIC: ReadonlySet<string> = new Set(['GATSBY_GTAG_ID', 'GATSBY_GTM_ID', 'GATSBY_DATA_LAYER']);
/** Variables that npm and pnpm set for every script, from package.json. */
const OF_NPM = /^npm_(?:package|lifecycle|execpath|node_execpath|command)|^npm_config_(?:registry|user_agent)$/;
/** Names of variables with a secret value. */
const SECRET_NAME = /KEY|TOKEN|SECRET|PASS|CREDENTIAL|AUTH|WEBHOOK|PRIVATE|DSN/i;
/** Shorter values are ordinary words, which occur in pages anyway. */
const MIN_SECRET = 8;
/** Any other value of this length with letters and digits and without spaces is probably a secret. */
const MIN_OTHER = 20;
const LOOKS_RANDOM = /^(?=.*[A-Za-z])(?=.*\d)[^\s:/]+$/;
/** Shorter folders, such as `/`, occur in every page. */
const MIN_FOLDER = 4;

/** Binary files. They are searched for values and folders only. */
const BINARY = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|pdf|zip|gz|wasm)$/;

/** Shapes of tokens that the library does not know, and all private keys. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, 'a private key'],
  [/\bre_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}\b/, 'a key of Resend'],
  [/"(?:kty|crv)"[^{}]*"d"\s*:\s*"[\w-]{20,}"/, 'a private key (JWK)'],
];

/** Finds secrets in a file of an artefact. */
export async function secretFindings(file: string, content: Buffer, machine: Machine): Promise<SecretFinding[]> {
  const found = (what: string): SecretFinding => ({ file, what });
  const ofMachine = [
    ...Object.entries(machine.env)
      .filter(([name, value]) => value && isSecret(name, value) && content.includes(value))
      .map(([name]) => found(`the value of ${name}`)),
    ...machine.folders
      .filter((folder) => folder.length >= MIN_FOLDER && content.includes(`${folder}/`))
      .map((folder) => found(`a path of this machine (${folder}/…)`)),
  ];
  if (BINARY.test(file)) return ofMachine;
  const text = content.toString();
  return [...ofMachine, ...sourcesIn(file, text).map(found), ...(await shapesIn(file, text)).map(found)];
}

function isSecret(name: string, value: string): boolean {
  if (PUBLIC.has(name) || OF_NPM.test(name)) return false;
  return SECRET_NAME.test(name) ? value.length >= MIN_SECRET : value.length >= MIN_OTHER && LOOKS_RANDOM.test(value);
}

/** The packages' source maps include their sources on purpose. */
const WITH_SOURCES = /^@tutoring\/(?:ui|domain): /;

/** Whether a source map includes its sources. */
function sourcesIn(file: string, text: string): string[] {
  if (!WITH_SOURCES.test(file) && file.endsWith('.map') && /"sources(?:Content)?"\s*:\s*\[\s*"/.test(text))
    return ['a source map with its sources'];
  return /sourceMappingURL=data:/.test(text) ? ['a source map inside the file'] : [];
}

async function shapesIn(file: string, text: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { content: text, filePath: file, contentType: 'text', ext: '' },
    options: { config: { rules: [{ id: 'known-tokens', rule: knownTokens }] }, maskSecrets: true },
  });
  return [
    ...SHAPES.filter(([shape]) => shape.test(text)).map(([, what]) => what),
    ...messages.map(({ message, loc }) => `${message} (line ${loc.start.line})`),
  ];
}
