/** The colours of a second brand. Text has a contrast of at least 7:1, as the README asks. */
export const BRAND = {
  light: {
    ground: '#f7f5ff',
    raised: '#ffffff',
    sunken: '#ece8fb',
    band: '#2a1250',
    ink: '#1c1433',
    'ink-soft': '#453a63',
    line: '#d3cbe8',
    edge: '#7b6fa0',
    action: '#561d9e',
    'action-hover': '#43157d',
    'on-action': '#ffffff',
    mark: '#86103a',
    highlight: '#ffd9ec',
  },
  dark: {
    ground: '#120c1f',
    raised: '#241a3a',
    sunken: '#1b132d',
    band: '#2a1250',
    ink: '#f1ecff',
    'ink-soft': '#cbbfe6',
    line: '#453963',
    edge: '#9385bb',
    action: '#d3b8ff',
    'action-hover': '#e6d6ff',
    'on-action': '#2a1250',
    mark: '#ffa6b8',
    highlight: '#5c1f55',
  },
} as const;

/** A stylesheet with the three rules of the README's section on theming. */
export function brandSheet(): string {
  const roles = (theme: keyof typeof BRAND) =>
    Object.entries(BRAND[theme])
      .map(([role, colour]) => `--tutoring-color-${role}: ${colour};`)
      .join(' ');
  return `:root, [data-theme='light'] { ${roles('light')} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${roles('dark')} } }
[data-theme='dark'] { ${roles('dark')} }
`;
}
