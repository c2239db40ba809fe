export { LeadForm } from './lead-form';
export type { LeadFormProps } from './lead-form';
