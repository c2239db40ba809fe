import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../packages/ui/src/button';
import { Icon, ICON_NAMES, type IconName } from '../../packages/ui/src/icon';
import { Grid, Row } from '../../packages/ui/src/layout';
import { vars } from '../../packages/ui/src/styles/theme.css';
import { fine } from './sheet';

/** Every icon with its name, and a note on those that are mirrored in Arabic. */
export function Icons() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: vars.space['6'] }}>
      {ICON_NAMES.map((name) => (
        <Tile key={name} name={name} />
      ))}
    </div>
  );
}

function Tile({ name }: { name: IconName }) {
  const mirror = useRef<SVGSVGElement>(null);
  const [isMirrored, setMirrored] = useState(false);
  useLayoutEffect(() => {
    if (mirror.current) setMirrored(getComputedStyle(mirror.current).scale !== 'none');
  }, []);
  return (
    <div style={{ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: vars.space['3'] }}>
      <div style={{ display: 'flex', gap: vars.space['3'], fontSize: '1.75rem' }}>
        <Icon name={name} />
        <span dir="rtl" hidden={!isMirrored}>
          <Icon ref={mirror} name={name} />
        </span>
      </div>
      <p style={{ ...fine, marginBlockStart: vars.space['2'] }}>
        <code>{name}</code>
        {isMirrored && (
          <>
            <br />
            mirrored in Arabic
          </>
        )}
      </p>
    </div>
  );
}

const WAYS = [
  {
    rule: 'Beside words it is decoration. The words say it all, and the icon has no label.',
    specimen: (
      <Row>
        <Icon name="mail" /> Write to us
      </Row>
    ),
  },
  {
    rule: 'Alone and with a meaning it has a label, which is read in its place.',
    specimen: <Icon name="check" label="Included" />,
  },
  {
    rule: 'Alone in a button, its label is the button’s name, and appears as a tooltip. Only where everybody knows the drawing.',
    specimen: <IconButton icon="close" label="Close" />,
  },
];

/** The three ways in which an icon gets its meaning. */
export function Labels() {
  return (
    <Grid>
      {WAYS.map(({ rule, specimen }) => (
        <div key={rule}>
          <div style={{ minBlockSize: '3.5rem', display: 'flex', alignItems: 'center', fontSize: vars.size.h4 }}>
            {specimen}
          </div>
          <p>{rule}</p>
        </div>
      ))}
    </Grid>
  );
}
