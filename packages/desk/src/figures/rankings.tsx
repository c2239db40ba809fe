import type { Figures, Ranking } from '@tutoring/domain/figures';
import { useId, type ReactNode } from 'react';
import { BarTable } from './bar-table';
import { languageText, shareText, sourceText, statusText } from './words';
import * as styles from './figures.css';

/** The fields by which leads are counted. */
const RANKINGS = [
  {
    field: 'sources',
    title: 'Where they came from',
    of: 'Source',
    text: sourceText,
    help: 'The campaign or the other site that last led the visitor here. Direct: neither. Not known: they don’t allow analytics.',
  },
  { field: 'pages', title: 'The page with the form', of: 'Page', text: (page: string | null) => page ?? 'Not known' },
  { field: 'languages', title: 'Language of the form', of: 'Language', text: languageText },
  { field: 'statuses', title: 'What became of them', of: 'Status', text: statusText, help: 'The status of today.' },
] as const satisfies readonly {
  field: keyof Figures;
  title: string;
  of: string;
  text: (name: string | null) => string;
  help?: string;
}[];

/** Leads by source, page, language and status. */
export function Rankings({ figures }: { figures: Figures }) {
  return RANKINGS.map(({ field, title, of, text, ...rest }) => (
    <Section key={field} title={title} help={'help' in rest ? rest.help : undefined}>
      <RankingTable title={title} of={of} text={text} ranking={figures[field]} all={figures.leads.now} />
    </Section>
  ));
}

interface RankingTableProps {
  title: string;
  of: string;
  text: (name: string | null) => string;
  ranking: Ranking;
  /** All leads of the period. */
  all: number;
}

function RankingTable({ title, of, text, ranking: { rows, others }, all }: RankingTableProps) {
  const hasOthers = others.now > 0 || others.before > 0;
  const shown = [
    ...rows.map(({ name, ...both }) => ({ label: text(name), ...both })),
    ...(hasOthers ? [{ label: 'All others', ...others }] : []),
  ];
  return <BarTable caption={title} of={of} rows={shown.map((row) => ({ ...row, share: shareText(row.now, all) }))} />;
}

interface SectionProps {
  title: string;
  help?: string | undefined;
  isWide?: boolean;
  children: ReactNode;
}

/** A part of the screen with its heading. */
export function Section({ title, help, isWide = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isWide ? styles.wideSection : styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {help && <p className={styles.caption}>{help}</p>}
      {children}
    </section>
  );
}
