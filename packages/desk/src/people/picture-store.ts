/**
 * Pictures that are not saved yet, in this browser's IndexedDB: localStorage holds 5 MB of everything, and a camera's picture alone can
 * have more. Without IndexedDB, such as in a private window, they last as long as the page.
 */
const DATABASE = 'desk';
const PICTURES = 'pictures';

/** A file as the owner chose it, or a photo in base64. */
export type Picture = Blob | string;

let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((settle, fail) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PICTURES);
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error('This browser keeps no pictures.'));
  });
  return database;
}

async function run<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const transaction = (await open()).transaction(PICTURES, mode);
  const request = ask(transaction.objectStore(PICTURES));
  return new Promise((settle, fail) => {
    transaction.oncomplete = () => settle(request.result);
    transaction.onabort = () => fail(transaction.error ?? new Error('This browser has no room for the picture.'));
  });
}

/** Keeps a picture. @returns Whether it outlives the page. */
export const keepPicture = (name: string, picture: Picture): Promise<boolean> =>
  run('readwrite', (store) => store.put(picture, name)).then(
    () => true,
    () => false,
  );

/** Forgets a picture. */
export const forgetPicture = (name: string): Promise<void> =>
  run('readwrite', (store) => store.delete(name)).catch(() => undefined);

/** The pictures by their names; none if this browser keeps none. */
export async function keptPictures(): Promise<ReadonlyMap<string, Picture>> {
  try {
    const names = (await run('readonly', (store) => store.getAllKeys())) as string[];
    const pictures = await Promise.all(
      names.map((name) => run('readonly', (store) => store.get(name) as IDBRequest<Picture>)),
    );
    return new Map(names.map((name, at) => [name, pictures[at] as Picture]));
  } catch {
    return new Map();
  }
}
