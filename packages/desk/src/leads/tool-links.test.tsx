import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToolLinks } from './tool-links';

it('links to this site’s tools, and to nothing else', () => {
  const tool = `${location.origin}/tools/premium-grade-calculator#ib&grade1=6`;
  const others = [
    'https://evil.example/tools/a',
    `${location.origin}/owner`,
    `${location.origin}@evil.example/tools/`,
    'javascript:alert(1)',
    'https://',
    '<a href="/tools/">x</a>',
  ].join('\n');
  const { container } = render(<ToolLinks text={`35 points\nTo open it: ${tool}\n${others}`} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([tool]);
  expect(container.textContent).toBe(`35 points\nTo open it: ${tool}\n${others}`);
});
