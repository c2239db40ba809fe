import type { DayRange, Figures } from '@tutoring/domain/figures';
import { FiguresTrouble, type FiguresApi } from './api';

/** The owner's routes of the edge (packages/edge/src/owner). */
export const figuresApi: FiguresApi = {
  async read(period, signal) {
    const response = await ask(`/api/owner/figures?${query(period)}`, signal);
    if (response.ok) return (await response.json()) as Figures;
    throw new FiguresTrouble(response.status === 403 || response.type === 'opaqueredirect' ? 'signed-out' : 'failed');
  },
  exportHref: (period) => `/api/owner/figures.csv?${query(period)}`,
};

const query = ({ from, to }: DayRange) => new URLSearchParams({ from, to }).toString();

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  try {
    // Access answers whom it no longer knows with a redirect to its own host.
    return await fetch(address, { signal, redirect: 'manual' });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new FiguresTrouble(navigator.onLine ? 'failed' : 'offline');
  }
}
