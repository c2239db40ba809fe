import { contentKindOf, type ContentFile } from '@tutoring/domain/content';
import type { GitHost } from './git-host';
import { ContentTrouble } from './store';

/** The git blob id of a file's bytes. */
export async function blobId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = await new Blob([header, bytes]).arrayBuffer();
  return [...new Uint8Array(await crypto.subtle.digest('SHA-1', whole))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Reads a file of the repository. */
export async function readBlob(host: GitHost, path: string, version: string): Promise<ContentFile> {
  const { content } = await host.ask<{ content: string }>('GET', `/git/blobs/${version}`);
  const base64 = content.replace(/\s/g, '');
  if (contentKindOf(path) === 'photo') return { path, version, base64 };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytesOfBase64(base64));
    return { path, version, text };
  } catch (error) {
    throw new ContentTrouble('invalid', `${path} is not a text in UTF-8. Save it as UTF-8 in a text editor first.`, {
      cause: error,
    });
  }
}
