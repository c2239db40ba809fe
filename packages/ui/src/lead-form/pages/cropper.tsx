import { useEffect, useId, useRef, useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { Button } from '../../button/button';
import * as field from '../../field/field.css';
import type { Messages } from '../fields';
import * as styles from './cropper.css';
import { PageCanvas } from './page-canvas';
import type { Frame } from './prepare-page';

/** Pixels of the picture that the visitor crops: enough to see lines of handwriting. */
const VIEW_PIXELS = 1200;
/** The frame at first, in percent: its handles can be seen, and reached with a finger. */
const FIRST: PercentCrop = { unit: '%', x: 5, y: 5, width: 90, height: 90 };

/** A frame over a page that fingers, a mouse and the arrow keys move and resize. */
export default function Cropper({
  messages,
  jpeg,
  onCrop,
  onCancel,
}: {
  messages: Messages;
  jpeg: ArrayBuffer;
  onCrop: (frame: Frame) => void;
  onCancel: () => void;
}) {
  const [crop, setCrop] = useState(FIRST);
  const isEmpty = crop.width < 1 || crop.height < 1;
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  // It opens far from its button: the focus follows, and a screen reader says how it is used.
  useEffect(() => own.current?.focus(), []);
  return (
    // Escape is an addition to the button "Cancel".
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={own}
      className={styles.cropper}
      role="group"
      aria-label={messages.crop}
      aria-describedby={id}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <p id={id} className={field.help}>
        {messages.cropHelp}
      </p>
      {/* Positions in a picture are the same in every language. */}
      <div dir="ltr" className={styles.frame}>
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          ariaLabels={labels(messages.crop)}
          keepSelection
        >
          <PageCanvas className={styles.picture} jpeg={jpeg} pixels={VIEW_PIXELS} />
        </ReactCrop>
      </div>
      <div className={styles.actions}>
        <Button
          aria-disabled={isEmpty || undefined}
          onClick={() => {
            if (isEmpty) return;
            const { x, y, width, height } = crop;
            onCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 });
          }}
        >
          {messages.cropApply}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cropCancel}
        </Button>
      </div>
    </div>
  );
}

/** Each handle is named by an arrow, which screen readers read out in their language. */
const labels = (crop: string) => ({
  cropArea: crop,
  nwDragHandle: `${crop} ↖`,
  nDragHandle: `${crop} ↑`,
  neDragHandle: `${crop} ↗`,
  eDragHandle: `${crop} →`,
  seDragHandle: `${crop} ↘`,
  sDragHandle: `${crop} ↓`,
  swDragHandle: `${crop} ↙`,
  wDragHandle: `${crop} ←`,
});
