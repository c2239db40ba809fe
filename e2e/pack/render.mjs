// Runs inside an app that has installed the packed library: renders on the server without a warning.
import { Breadcrumbs } from '@tutoring/ui/breadcrumbs';
import { Button } from '@tutoring/ui/button';
import { Header } from '@tutoring/ui/header';
import { GradeCalculator } from '@tutoring/ui/grade-calculator';
import { ar } from '@tutoring/ui/header/messages/ar';
import { ja } from '@tutoring/ui/messages/ja';
import { LeadForm } from '@tutoring/ui/lead-form';
import { Provider } from '@tutoring/ui/provider';
import { createElement as h, version } from 'react';
import { renderToString } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const warnings = [];
console.error = (...words) => warnings.push(words.join(' '));
console.warn = console.error;

const html = renderToString(
  h(Provider, { messages: { header: ar } }, [
    h(Header, { key: 'h', brand: 'B', items: [], bookingUrl: 'https://www.example.org' }),
    h(Breadcrumbs, { key: 'b', trail: [{ label: 'Home', href: '/' }] }),
    h(LeadForm, { key: 'f', page: '/', onSent: () => undefined }),
    h(Button, { key: 's' }, 'Send'),
  ]),
);
/** What is said when a calculator is rendered with these messages. */
const saidWith = (messages) => {
  const before = warnings.length;
  renderToString(h(Provider, { lang: 'ja', messages }, h(GradeCalculator)));
  return warnings.splice(before).join('\n');
};
const css = readFileSync(fileURLToPath(import.meta.resolve('@tutoring/ui/components.css')), 'utf8');
const [className] = /class="(\w+)/.exec(html).slice(1);

const expected = [
  [html.includes(ar.skip), 'the words of the Provider'],
  [html.includes('aria-label="Breadcrumb"'), 'the English default'],
  [html.includes('data-lead-form'), 'the form'],
  [css.includes('var(--tutoring-color-action)'), 'readable custom properties'],
  [css.includes(`.${className}`), 'a stylesheet with the same class names'],
  [saidWith(ja) === '', 'all messages of a language in one import'],
  [/"recognition".*"ja"/.test(saidWith({ ...ja, recognition: {} })), 'a warning about messages that are missing'],
  [warnings.length === 0, `no warnings: ${warnings.join('\n')}`],
];
const missing = expected.filter(([holds]) => !holds);
if (missing.length > 0) {
  process.stderr.write(`React ${version}: missing ${missing.map(([, what]) => what).join('; ')}\n`);
  process.exit(1);
}
console.log(`React ${version}: the packed library renders ${html.length} characters on the server without a warning`);
