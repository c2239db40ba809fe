import { useEffect, useMemo, useRef } from 'react';
import { dimensionsOf } from './dimensions';

/**
 * Draws a page into a canvas: the site's policy allows no `blob:` picture. It is hidden from screen readers,
 * which can say no more of it than the text beside it.
 */
export function PageCanvas({
  jpeg,
  pixels,
  className,
}: {
  jpeg: ArrayBuffer;
  /** The longer side. */
  pixels: number;
  className?: string;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  // Known before the picture is decoded, so that nothing moves when it is.
  const [width, height] = useMemo(() => reduced(dimensionsOf(new Uint8Array(jpeg)) ?? [1, 1], pixels), [jpeg, pixels]);
  useEffect(() => {
    const canvas = ref.current;
    let isCurrent = true;
    void createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' })).then((bitmap) => {
      if (isCurrent && canvas) {
        const context = canvas.getContext('2d');
        if (context) context.imageSmoothingQuality = 'high';
        context?.drawImage(bitmap, 0, 0, width, height);
      }
      bitmap.close();
    });
    return () => {
      isCurrent = false;
    };
  }, [jpeg, width, height]);
  return <canvas ref={ref} width={width} height={height} className={className} aria-hidden="true" />;
}

function reduced([width, height]: [number, number], pixels: number): [number, number] {
  const scale = Math.min(1, pixels / Math.max(width, height));
  return [Math.round(width * scale), Math.round(height * scale)];
}
