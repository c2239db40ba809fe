export { Testimonial } from './testimonial';
export type { TestimonialProps } from './testimonial';
