export { Accordion, AccordionItem } from './accordion';
export type { AccordionItemProps } from './accordion';
