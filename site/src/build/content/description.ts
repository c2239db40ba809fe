import type { Language } from '@tutoring/domain/languages';
import type { TreeNode } from '../../shared/tree';
import { sentencesOf } from '../checks/sentences';
import { elementsIn, nodesIn } from '../compile/walk';

/** A description made from the first paragraph of a page: as many whole sentences as fit, and at least one. */
export function firstSentences(body: readonly TreeNode[], language: Language, max: number): string {
  const paragraph = elementsIn(body).find(([name]) => name === 'p');
  const text = nodesIn(paragraph ? [paragraph] : [])
    .filter((node) => typeof node === 'string')
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [first = '', ...others] = sentencesOf(text, language);
  let end = first.length;
  for (const sentence of others) {
    const next = text.indexOf(sentence, end) + sentence.length;
    if (next > max) break;
    end = next;
  }
  return text.slice(0, end);
}
