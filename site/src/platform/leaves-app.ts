import { packOf } from '../languages';

/** Whether an English page must leave the app to reach `path`: the router does not serve it. */
export function leavesApp(path: string): boolean {
  return packOf('en').shell.leavesApp.includes(path);
}
