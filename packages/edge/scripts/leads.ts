/** Prints the leads of the local database, newest first. Usage: node scripts/leads.ts [folder] */
import { queryOrEnd } from './database.ts';
import { leadText, type LeadRow } from './lead-text.ts';

const leads = queryOrEnd<LeadRow>(
  'leads',
  process.argv[2],
  `select reference, received_at, role, programme, name, email, page, message, review, attempts, delivered_at
   from leads join outbox using (reference) order by received_at desc`,
);
console.log(leads.length === 0 ? 'No leads yet.' : leads.map(leadText).join('\n\n'));
