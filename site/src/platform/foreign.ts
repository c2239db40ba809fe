import { packOf } from '../languages';

/** Whether an English page must leave the app to reach `path`: it speaks another language. */
export function isForeign(path: string): boolean {
  return packOf('en').shell.foreignPaths.includes(path);
}
