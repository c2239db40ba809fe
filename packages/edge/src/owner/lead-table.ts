import { csv, type CsvFormat } from '@tutoring/domain/csv';
import type { LeadRecord } from '@tutoring/domain/inbox';
import { oneLine, plainText } from '@tutoring/domain/plain-text';

/** A row for the CSV export, with {@link LEAD_TABLE_COLUMNS}. */
export interface LeadTableRow {
  reference: string;
  received_at: number;
  status: string;
  role: string;
  programme: string;
  name: string;
  email: string;
  page: string;
  message: string;
  /** JSON. */
  details: string;
  review: string | null;
  region: string | null;
  delivered_at: number | null;
}

/** The selected columns of `leads` and `outbox`. */
export const LEAD_TABLE_COLUMNS =
  'leads.reference, received_at, status, role, programme, name, email, page, message, details, review, region, delivered_at';

const DETAILS = [
  'age',
  'guardianEmail',
  'subjects',
  'grade',
  'session',
  'country',
  'timeZone',
  'times',
  'marketing',
  'language',
] as const satisfies readonly (keyof LeadRecord['details'])[];

const HEAD = [
  'reference',
  'received',
  'status',
  'role',
  'programme',
  'name',
  'email',
  'page',
  'message',
  ...DETAILS,
  'review',
  'region',
  'delivered',
];

/** The header row after a byte-order mark, without which Excel does not read UTF-8. */
export function leadTableHead(format?: CsvFormat): string {
  return `\uFEFF${csv([HEAD], format)}`;
}

/** Leads as CSV rows. No cell is a formula or contains control characters. */
export function leadTableRows(leads: readonly LeadTableRow[], format?: CsvFormat): string {
  return csv(leads.map(row), format);
}

function row(lead: LeadTableRow): string[] {
  const details = JSON.parse(lead.details) as LeadRecord['details'];
  return [
    lead.reference,
    isoOf(lead.received_at),
    lead.status,
    ...[lead.role, lead.programme, lead.name, lead.email, lead.page].map(oneLine),
    plainText(lead.message),
    ...DETAILS.map((name) => oneLine(textOf(details[name]))),
    lead.review ?? '',
    lead.region ?? '',
    lead.delivered_at === null ? '' : isoOf(lead.delivered_at),
  ];
}

function textOf(value: string | readonly string[] | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : (value ?? []).join(' ');
}

const isoOf = (time: number) => new Date(time).toISOString();
