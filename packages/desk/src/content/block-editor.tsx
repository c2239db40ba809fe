import type { ContentMistake } from '@tutoring/domain/content';
import type { DeskComponent } from '@tutoring/domain/desk';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { BlockField, TagFields } from './block-fields';
import { blockOf, splitBlock, splitBlocks, withAttribute, withWords } from './model/blocks';
import * as styles from './block-editor.css';

interface BlockEditorProps {
  /** The body of a page. */
  text: string;
  lang: string | undefined;
  /** How many lines of the file stand above it. */
  above: number;
  components: readonly DeskComponent[];
  /** What the last save was refused for, in this file. */
  problems: readonly ContentMistake[];
  root: RefObject<HTMLDivElement | null>;
  onChange: (text: string) => void;
}

/**
 * A page’s text as fields: one for each heading, paragraph and item of a list, and for each text in a tag. Tags themselves are
 * only named.
 */
export function BlockEditor({ text, lang, above, components, problems, root, onChange }: BlockEditorProps) {
  const [blocks, setBlocks] = useState(() => splitBlocks(text));
  // Changed by somebody else, or in the whole text.
  if (blocks.join('\n') !== text) setBlocks(splitBlocks(text));
  const next = useRef<number>(undefined);
  useEffect(() => {
    const field = root.current?.querySelector<HTMLTextAreaElement>(`[data-block="${next.current}"]`);
    next.current = undefined;
    field?.focus();
    field?.setSelectionRange(0, 0);
  }, [blocks, root]);

  const replace = (at: number, ...by: string[]) => {
    const changed = blocks.toSpliced(at, 1, ...by);
    setBlocks(changed);
    onChange(changed.join('\n'));
  };
  /** Enter ends a block. */
  const split = (at: number, event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || selectionStart !== selectionEnd) return;
    event.preventDefault();
    const parts = splitBlock(blocks[at] ?? '', selectionStart);
    next.current = at + parts.length - 1;
    replace(at, ...parts);
  };

  return (
    <div ref={root} role="group" aria-label="Text of the page" className={styles.root}>
      {linesOf(blocks, above).map(({ source, first, last }, at) => {
        const block = blockOf(source);
        const common = {
          lang,
          line: first,
          problem: problems.find(({ line }) => line !== null && first <= line && line <= last)?.message,
        };
        if (block.kind === 'gap') return null;
        if (block.kind === 'tag') {
          const component = components.find(({ name }) => name === block.name);
          return (
            <TagFields
              key={at}
              {...common}
              {...block}
              component={component}
              onChange={(name, value) => replace(at, withAttribute(source, name, value))}
            />
          );
        }
        if (block.kind === 'table')
          return <BlockField key={at} {...common} kind="table" value={source} onChange={(now) => replace(at, now)} />;
        return (
          <BlockField
            key={at}
            {...common}
            kind={block.kind}
            value={block.words}
            index={at}
            mark={/\d+\./.exec(block.mark)?.[0]}
            onKeyDown={(event) => split(at, event)}
            // A pasted text may have several lines.
            onChange={(words) => replace(at, withWords(source, words.replaceAll(/\s*\n\s*/g, ' ')))}
          />
        );
      })}
    </div>
  );
}

/** The blocks with their first and last lines in the file. */
function linesOf(blocks: readonly string[], above: number) {
  let last = above;
  return blocks.map((source) => {
    const first = last + 1;
    last += source.split('\n').length;
    return { source, first, last };
  });
}
