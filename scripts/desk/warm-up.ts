/**
 * Makes the list of decisions and then the first check of the content, before somebody asks. Both read every page, which takes
 * seconds; one after the other, so that the first screen has a processor to itself.
 */
export async function warmUp(readList: () => Promise<unknown>, check: () => Promise<unknown>): Promise<void> {
  for (const task of [readList, check]) {
    // The screen that needs it asks again, and shows what is wrong.
    await task().catch((error: Error) => console.error(error.message));
  }
}
