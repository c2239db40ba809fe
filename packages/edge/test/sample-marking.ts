import { createHash } from 'node:crypto';
import { jpegPage } from './pictures';
import { LEAD, referenceOf, send, type RunningEdge } from './running-edge';

/** The sizes of the sample's pages. */
export const SIZES = [
  { width: 300, height: 400 },
  { width: 280, height: 380 },
];

/** The images of the sample's pages. */
export const IMAGES = await Promise.all(SIZES.map((size, at) => jpegPage(at + 1, size)));

/** What a tutor wrote on the sample. */
export const WORK = {
  marks: [
    { id: 'm1', page: 0, kind: 'tick', box: { x: 0.7, y: 0.1, width: 0.05, height: 0.03 }, note: '' },
    {
      id: 'm2',
      page: 0,
      kind: 'wavy',
      box: { x: 0.1, y: 0.4, width: 0.6, height: 0.03 },
      note: 'Say which law you use & why <here>.',
    },
    { id: 'm3', page: 1, kind: 'ring', box: { x: 0.2, y: 0.8, width: 0.3, height: 0.1 }, note: 'Units are missing.' },
  ],
  grade: '5/8',
  comment: 'Show each step.',
} as const;

let count = 0;

/**
 * Sends two pages to mark, as the form does. Each call is another family.
 * @param lead More of the lead.
 */
export async function addMarking(edge: RunningEdge, lead: Record<string, unknown> = {}): Promise<string> {
  const family = (count += 1);
  const upload = `upload-key-of-sample-${family}`;
  for (const [position, image] of IMAGES.entries()) {
    const answer = await fetch(`${edge.url}/api/leads/pages/${position}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'image/jpeg',
        'Idempotency-Key': upload,
        'CF-Connecting-IP': `10.2.0.${family % 250}`,
      },
      body: new Uint8Array(image),
    });
    if (!answer.ok) throw new Error(`The page was refused: ${answer.status} ${await answer.text()}`);
  }
  const answer = await send(edge, {
    ...LEAD,
    email: `family${family}@example.com`,
    asksFor: 'marking',
    upload,
    pages: IMAGES.map((image) => createHash('sha256').update(image).digest('hex')),
    question: 'Explain osmosis [3]',
    handedBack: true,
    ...lead,
  });
  if (answer.status !== 201) throw new Error(`The request was refused: ${answer.status} ${await answer.text()}`);
  return referenceOf(answer);
}
