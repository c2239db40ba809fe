import type { TreeNode } from '../../shared/tree';

/**
 * Marks what the student wrote in each `<Script lang="…">`, which is in another language than the page and its margin notes, so that
 * screen readers pronounce it rightly.
 */
export function markScriptLanguages(body: readonly TreeNode[]): TreeNode[] {
  return body.map((node) => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    const lang = name === 'Script' && props ? props.lang : undefined;
    return [name, props, ...(lang ? children.map((child) => inLanguage(child, lang)) : markScriptLanguages(children))];
  });
}

function inLanguage(node: TreeNode, lang: string): TreeNode {
  if (typeof node === 'string') return node.trim() === '' ? node : ['span', { lang }, node];
  const [name, props, ...children] = node;
  return [name, props, ...children.map((child) => inLanguage(child, lang))];
}
