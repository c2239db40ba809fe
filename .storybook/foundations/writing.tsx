import { Fragment } from 'react';
import guide from '../../docs/writing.md?raw';
import { Scroller } from '../../packages/ui/src/scroller';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { directionOf, LANGUAGES, messageOf, nameOf } from './messages';
import { fine } from './sheet';

/** The rows of the guide's table of texts before and after. */
function pairs(): { before: string; after: string; why: string }[] {
  const [, table = ''] = guide.split('| before | after | why |');
  const [rows = ''] = table.split('\n\n');
  return rows
    .split('\n')
    .filter((row) => row.startsWith('|') && !row.startsWith('|--'))
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, before = '', after = '', why = '']) => ({ before, after, why }));
}

/** Texts before and after, from docs/writing.md. */
export function Pairs() {
  return (
    <Scroller aria-label="Before and after">
      <table>
        <thead>
          <tr>
            <th scope="col">Not</th>
            <th scope="col">But</th>
            <th scope="col">Because</th>
          </tr>
        </thead>
        <tbody>
          {pairs().map(({ before, after, why }) => (
            <tr key={before}>
              <td style={{ color: vars.color.inkSoft, minInlineSize: '12rem', verticalAlign: 'baseline' }}>
                {emphasised(before)}
              </td>
              <td style={{ minInlineSize: '12rem', verticalAlign: 'baseline' }}>{emphasised(after)}</td>
              <td style={{ ...fine, minInlineSize: '9rem', verticalAlign: 'baseline' }}>{emphasised(why)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** Renders `*text*` as emphasis, and links as plain text. */
function emphasised(text: string) {
  return text
    .replace(/\[([^\]]+)\]/g, '$1')
    .split('*')
    .map((part, at) => (at % 2 ? <em key={at}>{part}</em> : <Fragment key={at}>{part}</Fragment>));
}

/** Messages that are on nearly every page. */
const WORDS = [
  { component: 'booking-link', name: 'book' },
  { component: 'dialog', name: 'close' },
  { component: 'lead-form', name: 'send' },
  { component: 'cookie-consent', name: 'declineAll' },
  { component: 'header', name: 'skip' },
];

/** The same messages in each language. */
export function Words() {
  return (
    <Scroller aria-label="The same words in each language">
      <table style={{ fontSize: vars.size.small }}>
        <thead>
          <tr>
            <th scope="col">Language</th>
            {WORDS.map(({ component, name }) => (
              <th key={component} scope="col">
                <code>
                  {component}
                  <wbr />.{name}
                </code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LANGUAGES.map((language) => (
            <tr key={language}>
              <th scope="row" lang={language}>
                <bdi>{nameOf(language)}</bdi>
              </th>
              {WORDS.map(({ component, name }) => (
                <td key={component}>
                  <span lang={language} dir={directionOf(language)} style={{ fontFamily: vars.font.sans }}>
                    {messageOf(component, name, language)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
