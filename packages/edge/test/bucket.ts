import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** An object of a local bucket. */
export interface StoredObject {
  key: string;
  bytes: Buffer;
}

/** The objects of the local bucket, read from disk, sorted by key. */
export function readObjects(state: string): StoredObject[] {
  const objects: StoredObject[] = [];
  for (const file of globSync('v3/r2/miniflare-R2BucketObject/*.sqlite', { cwd: state })) {
    const database = new DatabaseSync(join(state, file), { readOnly: true, timeout: 5000 });
    const isBucket = database.prepare("select 1 from sqlite_master where name = '_mf_objects'").get();
    const rows = isBucket ? database.prepare('select key, blob_id from _mf_objects order by key').all() : [];
    for (const { key, blob_id } of rows as unknown as { key: string; blob_id: string }[]) {
      const [blob = ''] = globSync(`v3/r2/*/blobs/${blob_id}`, { cwd: state });
      objects.push({ key, bytes: readFileSync(join(state, blob)) });
    }
    database.close();
  }
  return objects;
}
