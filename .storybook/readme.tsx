import { Markdown } from '@storybook/addon-docs/blocks';
import readme from '../packages/ui/README.md?raw';

/** A section of the package's README, without its heading. */
export function Readme({ section }: { section: string }) {
  const [, after] = readme.split(`\n## ${section}\n`);
  if (!after) throw new Error(`packages/ui/README.md has no section “${section}”.`);
  return <Markdown>{after.split('\n## ')[0] ?? ''}</Markdown>;
}
