export { Aside, Band, Container, Grid, Row, Section, Stack, VisuallyHidden } from './layout';
export type { SectionProps } from './layout';
