import { Markdown } from '@storybook/addon-docs/blocks';
import text from 'virtual:changelog';

/** The changelog, as the build wrote it. */
export function Changelog() {
  return <Markdown>{text}</Markdown>;
}
