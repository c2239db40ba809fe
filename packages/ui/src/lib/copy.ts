/** Copies a text and returns whether it worked. Pages over plain HTTP have no `navigator.clipboard`, and browsers may forbid copying. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
