import type { CSSProperties, ReactNode } from 'react';
import { Badge } from '../../packages/ui/src/badge';
import { Button } from '../../packages/ui/src/button';
import { TextField } from '../../packages/ui/src/field';
import { Grid, Row, Stack } from '../../packages/ui/src/layout';
import { Highlight, Kicker } from '../../packages/ui/src/text';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { fine, Ground, type Theme } from '../foundations/sheet';

type Properties = Record<`--tutoring-${string}`, string>;
interface Brand {
  name: string;
  theme: Theme;
  properties: Properties;
}

/** The same components: as they come, and with the properties of two other brands. */
const BRANDS: Brand[] = [
  { name: 'As it comes', theme: 'light', properties: {} },
  {
    name: 'A language school: 7 properties',
    theme: 'light',
    properties: {
      '--tutoring-color-ground': '#f6faf6',
      '--tutoring-color-raised': '#ffffff',
      '--tutoring-color-action': '#0a5c36',
      '--tutoring-color-action-hover': '#07452a',
      '--tutoring-color-mark': '#8a3200',
      '--tutoring-color-highlight': '#c9ecd3',
      '--tutoring-font-display': 'Georgia, serif',
    },
  },
  {
    name: 'A coding club, dark: 7 properties',
    theme: 'dark',
    properties: {
      '--tutoring-color-ground': '#17132b',
      '--tutoring-color-raised': '#221c3d',
      '--tutoring-color-action': '#d3c4ff',
      '--tutoring-color-action-hover': '#e6ddff',
      '--tutoring-color-mark': '#ffb59e',
      '--tutoring-color-highlight': '#4a3a86',
      '--tutoring-font-display': 'ui-monospace, Menlo, Consolas, monospace',
    },
  },
];

/** Brands side by side. */
export function Brands() {
  return (
    <Grid>
      {BRANDS.map((brand) => (
        <figure key={brand.name} style={{ border: `1px solid ${vars.color.line}` }}>
          <Branded {...brand}>
            <Specimen />
          </Branded>
          <figcaption style={{ ...fine, padding: vars.space['3'] }}>{brand.name}</figcaption>
        </figure>
      ))}
    </Grid>
  );
}

/** The theme is outside: a brand's properties win over the theme's because they are nearer. */
function Branded({ theme, properties, children }: Brand & { children: ReactNode }) {
  const ground: CSSProperties & Properties = {
    ...properties,
    color: vars.color.ink,
    backgroundColor: vars.color.ground,
    padding: vars.space['4'],
    minBlockSize: '24rem',
  };
  return (
    <Ground theme={theme}>
      <div style={{ ...ground, margin: `calc(-1 * ${vars.space['4']})` }}>{children}</div>
    </Ground>
  );
}

function Specimen() {
  return (
    <Stack>
      <Kicker>Evening courses</Kicker>
      <p style={{ fontFamily: vars.font.display, fontSize: vars.size.h3, lineHeight: 1.15 }}>
        Speak <Highlight>before you are sure</Highlight>
      </p>
      <Row>
        <Badge>Beginners</Badge>
        <Badge>Online</Badge>
      </Row>
      <TextField label="Email address" type="email" required problem="It needs an @ and a dot." />
      <Row>
        <Button>Book a seat</Button>
        <Button variant="secondary">Ask</Button>
      </Row>
    </Stack>
  );
}
