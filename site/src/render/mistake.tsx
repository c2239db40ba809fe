import { Hero } from '@tutoring/ui/hero';
import { Container } from '@tutoring/ui/layout';
import type { Mistake } from '../shared/page';

/** In place of a page, in development: a mistake in the content. For writers, who are told all in English. */
export default function MistakeNotice({ file, what, fix }: Mistake) {
  return (
    <Container role="alert">
      <Hero>
        <h1>A mistake to mend</h1>
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
