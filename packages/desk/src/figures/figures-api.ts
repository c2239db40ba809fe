import type { DayRange, Figures } from '@tutoring/domain/figures';
import { refusal, request } from '../common/request';
import type { FiguresApi } from './api';

/** The owner's routes of the edge (packages/edge/src/owner). */
export const figuresApi: FiguresApi = {
  async read(period, signal) {
    const { status, body } = await request(`/api/owner/figures?${query(period)}`, { signal });
    if (status < 400) return body as Figures;
    throw refusal(body);
  },
  exportHref: (period) => `/api/owner/figures.csv?${query(period)}`,
};

const query = ({ from, to }: DayRange) => new URLSearchParams({ from, to }).toString();
