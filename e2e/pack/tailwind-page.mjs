// Runs inside an app that has installed the packed library and Tailwind: writes a page of both, and Tailwind's stylesheet for it.
import { Button } from '@tutoring/ui/button';
import { Dialog } from '@tutoring/ui/dialog';
import { TextField } from '@tutoring/ui/field';
import { Header } from '@tutoring/ui/header';
import { Hero } from '@tutoring/ui/hero';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { compile } from 'tailwindcss';

const html = renderToString(
  h('div', {}, [
    h(Header, {
      key: 'h',
      brand: 'B',
      items: [{ label: 'Contact', href: '/contact' }],
      bookingUrl: 'https://a.example',
    }),
    h(Hero, { key: 'o' }, h('h1', {}, 'A heading of ours')),
    h(Button, { key: 'b' }, 'Ours'),
    h(Button, { key: 'c', className: 'mt-8 bg-red-500' }, 'Ours with utilities'),
    h(TextField, { key: 'f', label: 'A field' }),
    h(Dialog, { key: 'd', id: 'd', heading: 'A dialog' }, h('ul', {}, h('li', {}, 'An item'))),
    h('h2', { key: '2', className: 'text-3xl' }, 'A heading of theirs'),
  ]),
);
const stylesheet = (name) => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');
const compiler = await compile('@import "tailwindcss";', {
  loadStylesheet: async (id, base) => ({ path: id, base, content: stylesheet(`${id}/index.css`) }),
});
const ours = ['core', 'reset', 'components'].map((name) => stylesheet(`@tutoring/ui/${name}.css`)).join('\n');
writeFileSync(
  'tailwind-page.json',
  JSON.stringify({ html, ours, tailwind: compiler.build(['mt-8', 'bg-red-500', 'text-3xl']) }),
);
