import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { vars } from './theme.css';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) => {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
};

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', {
  colorScheme: 'light dark',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: `calc(${vars.headerHeight} + ${vars.space['4']})`,
  // A length and no variable: where the banner changes this, Chrome would look at the style of every element again.
  // As high as what floats there: the way to the chat.
  scrollPaddingBlockEnd: '4.5rem',
});
reset('[data-theme="light"]', { colorScheme: 'light' });
reset('[data-theme="dark"]', { colorScheme: 'dark' });
reset('img, svg', { display: 'block', maxInlineSize: '100%' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
reset('ul, ol', { padding: 0, listStyle: 'none' });
reset('[hidden]', { display: 'none' });
