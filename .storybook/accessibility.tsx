import { AnchorMdx } from '@storybook/addon-docs/blocks';
import checked from 'virtual:checked';
import type { Checked } from './checked';

/** The statement of a component's accessibility: what its folder shows, and what no test can. */
export function Accessibility({ folder }: { folder: string }) {
  const found = (checked as Record<string, Checked | undefined>)[folder];
  if (!found) return null;
  return (
    <>
      <h2 id="accessibility">Accessibility</h2>
      <ul>
        <li>
          <strong>Keyboard and screen readers:</strong> see{' '}
          <AnchorMdx href="#keyboard" target="_self">
            the keys
          </AnchorMdx>{' '}
          and{' '}
          <AnchorMdx href="#screen-readers" target="_self">
            what is read
          </AnchorMdx>
          .
        </li>
        <li>
          <strong>Forced colours:</strong>{' '}
          {found.hasForcedColours
            ? 'it has styles of its own for them.'
            : 'it has no styles of its own for them. The browser draws text, edges and controls in the visitor’s colours.'}
        </li>
        <li>
          <strong>Reduced motion:</strong>{' '}
          {found.moves ? 'what moves has a rule that stops it.' : 'nothing of its own moves.'}
        </li>
        <li>
          <strong>Checked:</strong> {statesIn(found)}. {usesIn(found)}
        </li>
        <li>
          <strong>Not checked:</strong> nobody has recorded a session with a screen reader or another aid.{' '}
          <AnchorMdx href="?path=/docs/foundations-accessibility--docs" target="_self">
            Accessibility
          </AnchorMdx>{' '}
          says what is tested on whole pages, and what is known to be missing.
        </li>
      </ul>
    </>
  );
}

function statesIn({ states, dark, arabic, otherLanguages, phone }: Checked): string {
  const among = [
    dark > 0 && 'dark',
    arabic > 0 && 'Arabic, from right to left',
    otherLanguages > 0 && 'other languages',
    phone > 0 && 'the width of a phone',
  ].filter((kind) => kind !== false);
  const all = `axe finds no violation of WCAG 2.2 (A, AA and AAA) in its ${states} ${states === 1 ? 'state' : 'states'}`;
  return among.length > 0 ? `${all}, among them ${new Intl.ListFormat('en').format(among)}` : all;
}

function usesIn({ used, testFiles }: Checked): string {
  const sentences = [
    used > 0 && `In ${used === 1 ? 'one of them' : `${used} of them`} a test uses it and checks what follows.`,
    testFiles > 0 && `${testFiles === 1 ? 'A further file' : `${testFiles} further files`} of tests run in a browser.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
