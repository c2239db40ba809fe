import { MARK_KINDS, type MarkKind } from '@tutoring/domain/marking';
import type { ReactNode } from 'react';
import { KIND_NAMES } from './marks';
import type { Zoom } from './use-zoom';
import * as styles from './marking.css';

/** What the pointer does: set a mark of a kind, or move the page. */
export type Tool = MarkKind | 'hand';

export interface ToolbarProps {
  tool: Tool;
  onTool: (tool: Tool) => void;
  isReadOnly: boolean;
  onAdd: () => void;
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  onStep: (direction: 1 | -1) => void;
  /** How many pages there are. */
  pages: number;
  shown: number | 'all';
  onShow: (shown: number | 'all') => void;
}

const CAPTIONS: Record<Tool, string> = {
  tick: 'Tick',
  underline: 'Underline',
  wavy: 'Wavy',
  highlight: 'Highlight',
  ring: 'Ring',
  hand: 'Move',
};

const ZOOMS: readonly (readonly [Zoom, string])[] = [
  ['fit', 'Fit'],
  [1, '100 %'],
];

/** The tools above the pages. */
export function Toolbar(props: ToolbarProps) {
  const { tool, onTool, isReadOnly, onAdd, history, zoom, onZoom, onStep, pages, shown, onShow } = props;
  const { canUndo, canRedo, undo, redo } = history;
  return (
    <div className={styles.tools}>
      {!isReadOnly && (
        <>
          <Group label="What a press sets">
            {MARK_KINDS.map((kind, place) => (
              <Button
                key={kind}
                icon={kind}
                label={KIND_NAMES[kind]}
                caption={CAPTIONS[kind]}
                hint={`(${place + 1})`}
                isPressed={tool === kind}
                onClick={() => onTool(kind)}
              />
            ))}
            <Button
              icon="hand"
              label="Move the page"
              caption={CAPTIONS.hand}
              hint="(H, or hold the space key)"
              isPressed={tool === 'hand'}
              onClick={() => onTool('hand')}
            />
          </Group>
          <Group label="Changes">
            <Button label="Add mark" hint="in the middle (A)" onClick={onAdd}>
              Add mark
            </Button>
            <Button icon="undo" label="Undo" hint="(Ctrl+Z)" isDisabled={!canUndo} onClick={undo} />
            <Button icon="redo" label="Redo" hint="(Ctrl+Y)" isDisabled={!canRedo} onClick={redo} />
          </Group>
        </>
      )}
      <Group label="Size">
        <Button icon="minus" label="Smaller" hint="(−)" onClick={() => onStep(-1)} />
        {ZOOMS.map(([one, text]) => (
          <Button
            key={text}
            label={one === 'fit' ? 'Fit the width' : text}
            hint={one === 'fit' ? '(0)' : ''}
            isPressed={zoom === one}
            onClick={() => onZoom(one)}
          >
            {text}
          </Button>
        ))}
        <Button icon="plus" label="Larger" hint="(+)" onClick={() => onStep(1)} />
      </Group>
      {pages > 1 && (
        <Group label="Which page">
          {(['all', ...Array(pages).keys()] as const).map((one) => (
            <Button
              key={one}
              label={one === 'all' ? 'All pages' : `Page ${one + 1}`}
              isPressed={shown === one}
              onClick={() => onShow(one)}
            >
              {one === 'all' ? 'All' : one + 1}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.toolGroup}>
      {children}
    </div>
  );
}

interface ButtonProps {
  /** Its name, and what a pointer shows. */
  label: string;
  /** What a pointer shows besides: its key. */
  hint?: string;
  icon?: keyof typeof ICONS;
  /** A word of its name, below the icon: fingers get no tooltip. */
  caption?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children?: ReactNode;
}

function Button({ label, hint, icon, caption, isPressed, isDisabled, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={[label, hint].filter(Boolean).join(' ')}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      onClick={onClick}
    >
      {icon && (
        <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={icon} className={styles.toolIcon}>
          <path d={ICONS[icon]} />
        </svg>
      )}
      {caption && <span className={styles.caption}>{caption}</span>}
      {children}
    </button>
  );
}

const ICONS = {
  tick: 'M5 13l5 6L20 5',
  underline: 'M4 20h16M7 4v6a5 5 0 0 0 10 0V4',
  wavy: 'M3 15q2.25-6 4.5 0t4.5 0 4.5 0 4.5 0',
  highlight: 'M3 7h18v10H3z',
  ring: 'M12 6c5 0 9 2.5 9 6s-4 6-9 6-9-2.5-9-6 4-6 9-6z',
  hand: 'M12 3v18M3 12h18M12 3L9 6M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
} as const;
