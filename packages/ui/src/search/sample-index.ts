import type { SearchEntry } from '@tutoring/domain/search-entry';

/** Invented entries for stories and tests. */
export const SAMPLE_ENTRIES: readonly SearchEntry[] = [
  ['service', 'Chemistry tutoring', 'IB and AP chemistry, from moles to mechanisms.', 'chem'],
  ['service', 'Theory of Knowledge', 'The essay and the exhibition, with a reader beside you.', 'tok'],
  ['guide', 'How IB exams are scored', 'Components, weights and boundaries, with an example.', 'marks'],
  ['guide', 'Choosing between IB and AP', 'What each asks of a student, and where each is read.', 'versus'],
  ['tool', 'Grade calculator', 'Six grades become points of 45.', 'points'],
  ['regional', 'Tutoring in Hong Kong', 'Session times on your clock.', 'hk'],
  ['page', 'How we use AI', 'Where it helps, and where a tutor decides.', 'artificial intelligence'],
  ['faq', 'What does it cost?', 'A price before you decide, for each kind of session.', 'price'],
  ['blog', 'Oral practice with AI', 'What to try tonight.', 'speaking'],
  ['blog', 'Study routines that hold', 'Six weeks before mocks.', 'revision'],
].map(([type, title, description, keyword], at) => ({
  id: String(at),
  type: type as SearchEntry['type'],
  title: title ?? '',
  description: description ?? '',
  keywords: [keyword ?? ''],
  content: 'IB AP',
  url: `/sample-${at}`,
  language: 'en',
}));

/**
 * Replaces `fetch` so that it answers requests for an index.
 * @param answer Returns the response. @default a response with the sample entries
 * @returns Restores `fetch`.
 */
export function answerIndex(answer: () => Promise<Response> | Response = sampleAnswer): () => void {
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (!String(input instanceof Request ? input.url : input).includes('search-index')) return fetch(input, init);
    // Rejects when it is aborted, as the real `fetch` does.
    return Promise.race([
      Promise.resolve().then(answer),
      new Promise<never>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
    ]);
  };
  return () => {
    window.fetch = fetch;
  };
}

function sampleAnswer(): Response {
  return new Response(JSON.stringify(SAMPLE_ENTRIES));
}
