import type { Mark } from '@tutoring/domain/marking';
import { Stroke } from '@tutoring/ui/internal/marked-page';
import type { PageSize } from './marks';
import * as styles from './marking.css';

/** The marks of a page, as the student will see them. */
export function MarkShapes({ marks, page }: { marks: readonly Mark[]; page: PageSize }) {
  return (
    <svg viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true" className={styles.shapes}>
      {marks.map(({ id, kind, box }) => (
        <Stroke
          key={id}
          kind={kind}
          pageWidth={page.width}
          place={{
            x: box.x * page.width,
            y: box.y * page.height,
            width: box.width * page.width,
            height: box.height * page.height,
          }}
        />
      ))}
    </svg>
  );
}
