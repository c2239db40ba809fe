import { HONEYPOT } from '@tutoring/domain/lead';
import type { Browser } from 'playwright';
import { withEdge } from '../edge.ts';
import { PORTS } from '../ports.ts';
import { atMost, median, type Group } from './figures.ts';
import { inspect, type Inspector } from './inspector.ts';
import { drawPhoto } from './photo.ts';

/** Photos of a form, and bytes of each: together as many as the form takes. */
const PHOTOS = 3;
const PHOTO_BYTES = 5_200_000;
/** Bytes that the Worker may need while it takes such a form. Cloudflare stops an isolate at 128 MB. */
const MEMORY = 64_000_000;
/** Forms at once, whose memory is only informative. */
const AT_ONCE = 3;
/** Milliseconds between two readings of the memory. */
const READ_EVERY_MS = 2;

let sent = 0;

/**
 * A form with photos that is sent without JavaScript, as the Worker sees it: how much memory it takes, and how much it computes
 * beside a form without photos. On the free plan an invocation may compute for 10 ms (docs/costs.md).
 */
export async function workerGroup(browser: Browser, runs: number): Promise<Group> {
  const page = await browser.newPage();
  const photo = enlarged(await drawPhoto(page));
  await page.close();
  const photos = Array<Buffer>(PHOTOS).fill(photo);
  const peaks: number[] = [];
  const cpu: Record<'photos' | 'plain', number[]> = { photos: [], plain: [] };
  for (let run = 0; run < runs; run += 1)
    await inNewWorker(async (inspector, origin) => {
      peaks.push(await peakDuring(inspector, () => send(origin, photos)));
      cpu.photos.push(await inspector.cpuDuring(() => send(origin, photos)));
      cpu.plain.push(await inspector.cpuDuring(() => send(origin, [])));
    });
  const atOnce = await inNewWorker((inspector, origin) =>
    peakDuring(inspector, () => Promise.all(Array.from({ length: AT_ONCE }, () => send(origin, photos)))),
  );
  return {
    title: `A form with ${PHOTOS} photos of ${(PHOTO_BYTES / 1e6).toFixed(1)} MB without JavaScript, in the Worker`,
    figures: [
      { label: 'memory, at most', unit: 'kB', value: Math.max(...peaks), bar: atMost(MEMORY, 'kB') },
      { label: `memory of ${AT_ONCE} at once`, unit: 'kB', value: atOnce },
      { label: 'JavaScript computes', unit: 'ms', value: median(cpu.photos) },
      { label: 'that of a form without photos', unit: 'ms', value: median(cpu.plain) },
    ],
  };
}

/** A new Worker has no garbage of earlier requests, which workerd frees only when it needs the memory. */
function inNewWorker<Result>(work: (inspector: Inspector, origin: string) => Promise<Result>): Promise<Result> {
  return withEdge(
    PORTS.worker,
    async (origin) => {
      const inspector = await inspect(PORTS.inspector);
      // The first form compiles.
      await send(origin, []);
      try {
        return await work(inspector, origin);
      } finally {
        inspector.close();
      }
    },
    { inspectorPort: PORTS.inspector },
  );
}

/** The photo with as many bytes as we want: more of its compressed data, which nobody decodes here. */
function enlarged(photo: Buffer): Buffer {
  const missing = Buffer.alloc(
    Math.max(0, PHOTO_BYTES - photo.length),
    photo.subarray(-2000, -1000).map((byte) => byte & 0x7f),
  );
  return Buffer.concat([photo.subarray(0, -2), missing, photo.subarray(-2)]);
}

async function send(origin: string, photos: readonly Buffer[]): Promise<void> {
  sent += 1;
  const form = new FormData();
  const fields = {
    role: 'parent',
    name: 'Sample Parent',
    programme: 'ib',
    message: 'Chemistry',
    page: '/mark-my-page',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // As spam: more than the tutors can mark would be refused.
  form.append(HONEYPOT, 'x');
  form.append('email', `measured-${sent}@example.com`);
  if (photos.length > 0) {
    form.append('asksFor', 'marking');
    form.append('handedBack', 'yes');
  }
  // Each differs, as photos do.
  for (const [at, photo] of photos.entries())
    form.append('pages', new Blob([new Uint8Array(photo), 'x'.repeat(at)]), 'photo.jpg');
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'CF-Connecting-IP': `10.6.${Math.floor(sent / 250)}.${sent % 250}` },
    body: form,
  });
  if (answer.status !== 303)
    throw new Error(`The Worker refused the form with ${answer.status}: ${await answer.text()}`);
}

/** The most bytes that the Worker uses during `work`. */
async function peakDuring({ memory }: Inspector, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  let isOver = false;
  const worked = work().finally(() => (isOver = true));
  while (!isOver) {
    peak = Math.max(peak, await memory());
    await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
  }
  await worked;
  return peak;
}
