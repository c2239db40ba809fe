import { Hero } from '@tutoring/ui/hero';
import { Container } from '@tutoring/ui/layout';
import type { Mistake } from '../shared/page';

/** Shown in development instead of a page whose content has a mistake. In English only. */
export default function MistakeNotice({ file, what, fix }: Mistake) {
  return (
    <Container role="alert">
      <Hero>
        <h1>A mistake to fix</h1>
        <p>
          <code>{file}</code>
        </p>
        <p>{what}</p>
        <p>
          <strong>Fix:</strong> {fix}
        </p>
      </Hero>
    </Container>
  );
}
