import { Container } from '@tutoring/ui/layout';
import { TableOfContents, type TableOfContentsProps } from '@tutoring/ui/table-of-contents';
import { usePage } from './page-data';

/** The way to the sections of a guide. */
export default function LiveContents({ words }: { words: TableOfContentsProps['messages'] }) {
  const { contents = [] } = usePage();
  return (
    <Container>
      <TableOfContents headings={contents} messages={words} />
    </Container>
  );
}
