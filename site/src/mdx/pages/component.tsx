import type { PropsOf } from '../registry';
import { Articles, isArticle } from './articles';
import { PageCards } from './page-cards';

export function Pages({ facts }: PropsOf<'Pages'>) {
  const articles = facts.filter(isArticle);
  return articles.length === facts.length ? <Articles articles={articles} /> : <PageCards pages={facts} />;
}
