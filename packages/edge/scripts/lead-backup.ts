import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cloudflare } from './cloudflare.ts';
import { UsageError } from './usage-error.ts';

/** The beginning of an encrypted file (age-encryption.org/v1). */
const AGE = 'age-encryption.org/';
const PRIVATE = { mode: 0o600 };

/** An object in an R2 bucket: `r2:bucket/name`. */
const R2 = /^r2:([^/]+\/.+)$/;

/**
 * Creates a key pair for backups.
 * @param file Where to write the private key, which alone can open backups.
 * @returns The public key, which encrypts them.
 */
export async function makeBackupKey(file: string): Promise<string> {
  if (existsSync(file))
    throw new UsageError(`${file} exists. Without this key, its backups could not be opened: choose another name.`);
  const identity = await generateIdentity();
  writeFileSync(file, `${identity}\n`, PRIVATE);
  return identityToRecipient(identity);
}

/**
 * Writes an encrypted dump of the leads' database. Before the encryption it is a temporary file that only this user can read.
 * @param to A file, or `r2:bucket/name`.
 * @param recipient The public key ({@link makeBackupKey}), such as `age1…`.
 */
export async function backUpLeads(cloudflare: Cloudflare, to: string, recipient: string): Promise<void> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new UsageError('Set the public key: BACKUP_RECIPIENT=age1… (pnpm leads backup-key FILE creates a key pair).');
  }
  if (!isBucketObject(to) && existsSync(to)) throw new UsageError(`${to} exists. Choose another name.`);
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  try {
    const plain = join(folder, 'leads.sql');
    cloudflare.run('d1', 'export', 'DB', '--remote', '--skip-confirmation', '--output', plain);
    const encrypted = await encrypter.encrypt(readFileSync(plain));
    const [, object] = R2.exec(to) ?? [];
    if (object === undefined) return writeFileSync(to, encrypted, PRIVATE);
    const file = join(folder, 'leads.sql.age');
    writeFileSync(file, encrypted, PRIVATE);
    cloudflare.run('r2', 'object', 'put', object, '--file', file, '--remote');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The SQL of a dump, encrypted or not.
 * @param key The private key, for an encrypted dump.
 */
export async function openDump(dump: Buffer, key: string | undefined): Promise<string> {
  if (dump.toString('latin1', 0, AGE.length) !== AGE) return dump.toString('utf8');
  if (!key) throw new UsageError('The dump is encrypted: add --key FILE, the file with its private key.');
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(key.trim());
    return await decrypter.decrypt(dump, 'text');
  } catch (error) {
    throw new UsageError('This private key does not open this dump.', { cause: error });
  }
}

/** Whether a backup goes to a bucket. */
export function isBucketObject(to: string): boolean {
  return R2.test(to);
}
