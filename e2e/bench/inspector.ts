/** What Chrome's protocol for debugging says of a running Worker. */
export interface Inspector {
  /** Bytes that the Worker's isolate uses, its buffers included. */
  memory: () => Promise<number>;
  /** Milliseconds that the Worker's JavaScript computes during `work`, with its garbage collection. Waiting does not count. */
  cpuDuring: (work: () => Promise<unknown>) => Promise<number>;
  close: () => void;
}

interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize?: number;
  backingStorageSize?: number;
}

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

/** What a profile calls the time in which no JavaScript runs. */
const NOT_OURS = ['(idle)', '(program)', '(root)'];
/** How wrangler knows a debugger of this machine. */
const DEBUGGER = { 'User-Agent': 'node', Origin: 'http://localhost' };
/** Microseconds between two samples of a profile. */
const SAMPLE_EVERY = 100;
/** A longer time between two is the machine's, which did something else. */
const SAMPLE_LONGEST = 10 * SAMPLE_EVERY;

/** Connects to the Worker whose inspector is at this port. */
export async function inspect(port: number): Promise<Inspector> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`No Worker is at the inspector of port ${port}.`);
  // Node's WebSocket takes headers, and wrangler answers no others.
  const socket = new WebSocket(target.webSocketDebuggerUrl, { headers: DEBUGGER } as unknown as string[]);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`The inspector of port ${port} does not answer.`)));
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let count = 0;
  const ask = <Result>(method: string, params = {}) =>
    new Promise<Result>((resolve) => {
      count += 1;
      waiting.set(count, resolve as (result: unknown) => void);
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  await ask('Profiler.enable');
  await ask('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY });
  return {
    async memory() {
      const {
        usedSize,
        embedderHeapUsedSize = 0,
        backingStorageSize = 0,
      } = await ask<HeapUsage>('Runtime.getHeapUsage');
      return usedSize + embedderHeapUsedSize + backingStorageSize;
    },
    async cpuDuring(work) {
      await ask('Profiler.start');
      await work();
      return computed((await ask<{ profile: Profile }>('Profiler.stop')).profile);
    },
    close: () => socket.close(),
  };
}

function computed({ nodes, samples, timeDeltas }: Profile): number {
  const others = new Set(
    nodes.filter(({ callFrame }) => NOT_OURS.includes(callFrame.functionName)).map(({ id }) => id),
  );
  return (
    samples.reduce((sum, id, at) => (others.has(id) ? sum : sum + Math.min(timeDeltas[at] ?? 0, SAMPLE_LONGEST)), 0) /
    1000
  );
}
