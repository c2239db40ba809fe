import type { DayRange, Figures } from '@tutoring/domain/figures';
import { request, RequestError } from '../common/request';
import type { FiguresApi } from './api';

/** The owner's routes of the edge (packages/edge/src/owner). */
export const figuresApi: FiguresApi = {
  async read(period, signal) {
    const { status, body } = await request(`/api/owner/figures?${query(period)}`, { signal });
    if (status < 400) return body as Figures;
    throw new RequestError('failed');
  },
  exportHref: (period) => `/api/owner/figures.csv?${query(period)}`,
};

const query = ({ from, to }: DayRange) => new URLSearchParams({ from, to }).toString();
