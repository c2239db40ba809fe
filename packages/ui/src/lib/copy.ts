/** Copies a text and returns whether it worked. If copying is forbidden, `navigator.clipboard` may be missing. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
