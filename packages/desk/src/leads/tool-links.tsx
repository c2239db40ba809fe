import { Link } from '@tutoring/ui/link';
import { Fragment } from 'react';

const ADDRESS = /(https?:\/\/\S+)/;

/**
 * A text in which the addresses of this site's tools are links, because visitors bring their results along. All other
 * addresses stay text: strangers write them.
 */
export function ToolLinks({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) => (
    <Fragment key={index}>
      {isOfTool(part) ? (
        <Link href={part} target="_blank" rel="noreferrer">
          {part}
        </Link>
      ) : (
        part
      )}
    </Fragment>
  ));
}

function isOfTool(text: string): boolean {
  try {
    const { origin, pathname } = new URL(text);
    return origin === location.origin && pathname.startsWith('/tools/');
  } catch {
    return false;
  }
}
