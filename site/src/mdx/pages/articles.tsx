import { Button } from '@tutoring/ui/button';
import { EvidenceItem, EvidenceList } from '@tutoring/ui/evidence-list';
import { Stack } from '@tutoring/ui/layout';
import { fill } from '@tutoring/ui/internal/fill';
import type { ArticleCard, PageCard } from '../../shared/page';
import { useLanguage, usePage } from '../../shared/page-data';
import { EVIDENCE_LABELS, TOPIC_LABELS } from '../evidence';
import { monthOf } from '../month';

export function isArticle(page: PageCard | ArticleCard): page is ArticleCard {
  return 'claim' in page;
}

/** The list of articles: the first one on top, the others by topic, each with its kind of evidence in the margin. */
export function Articles({ articles: [first, ...others] }: { articles: readonly ArticleCard[] }) {
  return (
    <>
      {/* client/islands/search.tsx shows this if nothing matches. */}
      <div data-no-article="" hidden>
        <Stack>
          <p>
            No article matches “<bdi data-asked="" />
            ”.
          </p>
          <Button variant="secondary">Show all articles</Button>
        </Stack>
      </div>
      <EvidenceList>{first && <Article article={first} level={3} />}</EvidenceList>
      {Object.entries(TOPIC_LABELS).map(([topic, heading]) => (
        <EvidenceList key={topic} heading={heading}>
          {others
            .filter((article) => article.topic === topic)
            .map((article) => (
              <Article key={article.href} article={article} level={4} />
            ))}
        </EvidenceList>
      ))}
    </>
  );
}

function Article({ article, level }: { article: ArticleCard; level: 3 | 4 }) {
  const { messages } = useLanguage();
  const { lang } = usePage();
  const { href, label, claim, evidence, minutes, checked } = article;
  return (
    <EvidenceItem
      data-page={href}
      heading={label}
      href={href}
      level={level}
      claim={claim}
      sign={EVIDENCE_LABELS[evidence].sign}
      notes={[
        EVIDENCE_LABELS[evidence].name,
        fill(messages.minutes, { minutes: String(minutes) }),
        ...(checked ? [`checked ${monthOf(checked, lang)}`] : []),
      ]}
    />
  );
}
