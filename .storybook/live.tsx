import { AnchorMdx, Source } from '@storybook/addon-docs/blocks';
import { useMemo, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Switch } from '../packages/ui/src/field';
import { vars } from '../packages/ui/src/styles/theme.css';
import { fine, Ground } from './foundations/sheet';

interface LiveProps {
  /** The example. It has no props. */
  of: ComponentType;
  /** The text of the file that `of` comes from. */
  code: string;
}

/** An example that runs, in light or dark, and its code: the file that runs. */
export function Live({ of: Example, code }: LiveProps) {
  const [isDark, setDark] = useState(false);
  return (
    <div style={frame}>
      <Ground theme={isDark ? 'dark' : 'light'}>
        <Example />
      </Ground>
      <Below>
        <Switch label="Dark" checked={isDark} onChange={() => setDark(!isDark)} />
      </Below>
      <Code code={code} />
    </div>
  );
}

/** The same example as HTML in a frame where no script may run. */
export function WithoutScripts({ of: Example, code, height }: LiveProps & { height: string }) {
  const page = useMemo(
    () =>
      `<!doctype html><html lang="en" data-theme="light"><title>Without scripts</title><base href="${document.baseURI}" target="_blank"><style>${styles()}</style><body style="padding: 1rem">${renderToStaticMarkup(<Example />)}`,
    [Example],
  );
  return (
    <div style={frame}>
      <iframe title="The example without scripts" sandbox="allow-same-origin" srcDoc={page} style={inFrame(height)} />
      <Below>This frame runs no script.</Below>
      <Code code={code} />
    </div>
  );
}

interface FrameProps {
  /** The id of a story. */
  story: string;
  /** What it shows. */
  title: string;
  height: string;
  /** The width of its screen. @default the width of the page */
  width?: string;
}

/** A story in a window of its own, for what belongs to a whole page. */
export function Frame({ story, title, height, width = '100%' }: FrameProps) {
  return (
    <figure style={{ ...frame, inlineSize: width, maxInlineSize: '100%' }}>
      <iframe title={title} src={`iframe.html?id=${story}&viewMode=story`} loading="lazy" style={inFrame(height)} />
      <figcaption style={{ ...below, ...fine }}>
        {title}.{' '}
        <AnchorMdx href={`?path=/story/${story}`} target="_self">
          Open it alone
        </AnchorMdx>
      </figcaption>
    </figure>
  );
}

function Below({ children }: { children: ReactNode }) {
  return <div style={{ ...below, ...fine }}>{children}</div>;
}

function Code({ code }: { code: string }) {
  return (
    <details style={below}>
      <summary style={{ minBlockSize: '2.75rem', paddingBlock: vars.space['2'], cursor: 'pointer' }}>Code</summary>
      <Source code={code.trim()} language="tsx" />
    </details>
  );
}

/** The styles of this page. The addresses of fonts are relative to their stylesheet. */
function styles(): string {
  return [...document.styleSheets]
    .flatMap(({ cssRules, href }) =>
      [...cssRules].map(({ cssText }) =>
        cssText.replace(
          /url\("([^"]+)"\)/g,
          (_, url: string) => `url("${new URL(url, href ?? document.baseURI).href}")`,
        ),
      ),
    )
    .join('\n');
}

const frame: CSSProperties = { border: `1px solid ${vars.color.line}` };
const below: CSSProperties = { paddingInline: vars.space['4'], borderBlockStart: `1px solid ${vars.color.line}` };
const inFrame = (height: string): CSSProperties => ({
  display: 'block',
  inlineSize: '100%',
  blockSize: height,
  border: 0,
  background: vars.color.ground,
});
