import { csvFormatOf } from '@tutoring/domain/csv';
import { figuresQuerySchema, type DayRange, type Figures } from '@tutoring/domain/figures';
import type { Context } from 'hono';
import { business } from '../business';
import { figuresTable } from './figures-table';
import type { OwnerEnv } from './only-owner';
import { readFigures } from './read-figures';

/** `GET /api/owner/figures`: the leads of a period in numbers, beside those of the period before. */
export async function showFigures(c: Context<OwnerEnv>): Promise<Response> {
  const period = periodOf(c);
  return period ? c.json(await figuresOf(c, period)) : c.json({ error: 'invalid_query' }, 400);
}

/** `GET /api/owner/figures.csv`: the same as a table, in the format of the browser's language. */
export async function exportFigures(c: Context<OwnerEnv>): Promise<Response> {
  const period = periodOf(c);
  if (!period) return c.json({ error: 'invalid_query' }, 400);
  const [preferred = ''] = (c.req.header('Accept-Language') ?? '').split(/[,;]/);
  return c.body(figuresTable(await figuresOf(c, period), csvFormatOf(preferred.trim())), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="figures-${period.from}-${period.to}.csv"`,
    'Cache-Control': 'no-store',
  });
}

function periodOf(c: Context<OwnerEnv>): DayRange | undefined {
  const query = figuresQuerySchema.safeParse(c.req.query());
  return query.success ? query.data : undefined;
}

const figuresOf = (c: Context<OwnerEnv>, period: DayRange): Promise<Figures> =>
  readFigures(c.env, period, business.answer.timeZone);
