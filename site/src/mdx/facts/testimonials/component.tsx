import { Grid } from '@tutoring/ui/layout';
import { Testimonial } from '@tutoring/ui/testimonial';
import type { TestimonialFacts } from './loader';

export function Testimonials({ facts }: { facts: TestimonialFacts[] }) {
  return (
    <Grid>
      {facts.map(({ text, author, sample }) => (
        <Testimonial key={text} author={author} sample={sample}>
          <p>{text}</p>
        </Testimonial>
      ))}
    </Grid>
  );
}
