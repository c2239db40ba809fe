/** Copies a text, and tells what became of it: where copying is forbidden, there may be no clipboard at all. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
