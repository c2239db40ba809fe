import { contentKindOf } from '@tutoring/domain/content-limits';
import { editHref } from '../content/addresses';
import type { TitleOf } from './use-titles';

interface FileNameProps {
  path: string;
  titleOf: TitleOf;
  /** Whether the file is there no more. */
  isGone?: boolean;
  line?: number | null | undefined;
}

/** A file's title, and a link to edit it if there is something to edit. */
export function FileName({ path, titleOf, isGone = false, line }: FileNameProps) {
  const name = (
    <>
      <bdi>{titleOf(path)}</bdi>
      {line && `, line ${line}`}
    </>
  );
  const kind = contentKindOf(path);
  if (isGone || !kind || kind === 'photo') return name;
  return <a href={editHref({ path, line: line ?? undefined })}>{name}</a>;
}
