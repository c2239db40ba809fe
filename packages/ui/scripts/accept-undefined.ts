import ts from 'typescript';

/**
 * Lets each optional property of a type file also be `undefined`. Otherwise consumers with `exactOptionalPropertyTypes`
 * (Astro's strictest settings) could not pass on a prop that they may not have.
 */
export function acceptUndefined(text: string): string {
  const places: [at: number, insert: string][] = [];
  function visit(node: ts.Node): void {
    if (ts.isPropertySignature(node) && node.questionToken && node.type && !accepts(node.type)) {
      const isOpen = ts.isFunctionTypeNode(node.type) || ts.isConditionalTypeNode(node.type);
      if (isOpen) places.push([node.type.getStart(source), '(']);
      places.push([node.type.end, isOpen ? ') | undefined' : ' | undefined']);
    }
    ts.forEachChild(node, visit);
  }
  const source = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest);
  visit(source);
  // From the end, so that no insertion moves the next.
  places.sort(([a], [b]) => b - a);
  return places.reduce((done, [at, insert]) => done.slice(0, at) + insert + done.slice(at), text);
}

const accepts = (type: ts.TypeNode) =>
  ts.isUnionTypeNode(type) && type.types.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword);
