import { useState } from 'react';
import { Button } from '../../packages/ui/src/button';
import { TextField } from '../../packages/ui/src/field';
import { Row, Stack } from '../../packages/ui/src/layout';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from '../../packages/ui/src/styles/contrast';
import { palette } from '../../packages/ui/src/styles/tokens';

const HEX = /^#[\da-f]{6}$/i;
const EXAMPLE = 'Write # and six digits, such as #0a5c36.';

/** The contrast of two colours that a designer types. */
export function TryPair() {
  const [text, setText] = useState<string>(palette.penBlue);
  const [ground, setGround] = useState<string>(palette.paper);
  const isPair = HEX.test(text) && HEX.test(ground);
  return (
    <Stack>
      <Row>
        <TextField
          label="Text"
          required
          value={text}
          problem={HEX.test(text) ? undefined : EXAMPLE}
          onChange={({ currentTarget }) => setText(currentTarget.value.trim())}
        />
        <TextField
          label="Background"
          required
          value={ground}
          problem={HEX.test(ground) ? undefined : EXAMPLE}
          onChange={({ currentTarget }) => setGround(currentTarget.value.trim())}
        />
        <Button
          variant="secondary"
          onClick={() => {
            setText(ground);
            setGround(text);
          }}
        >
          Swap
        </Button>
      </Row>
      <p role="status" style={isPair ? { color: text, backgroundColor: ground, padding: '0.5rem' } : undefined}>
        {isPair && sentenceOf(contrast(text, ground))}
      </p>
    </Stack>
  );
}

/** Rounded down, so that 6.96 does not appear as 7.0. */
function sentenceOf(ratio: number): string {
  const figure = `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
  if (ratio >= TEXT_CONTRAST) return `${figure}: enough for text.`;
  if (ratio >= EDGE_CONTRAST) return `${figure}: enough for the edge of a control, not for text.`;
  return `${figure}: too little for either.`;
}
