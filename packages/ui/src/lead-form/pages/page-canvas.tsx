import { useEffect, useRef } from 'react';

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
  useEffect(() => {
    const canvas = ref.current;
    let isCurrent = true;
    void createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' })).then((bitmap) => {
      if (isCurrent && canvas) {
        const scale = Math.min(1, pixels / Math.max(bitmap.width, bitmap.height));
        canvas.width = Math.round(bitmap.width * scale);
        canvas.height = Math.round(bitmap.height * scale);
        const context = canvas.getContext('2d');
        if (context) context.imageSmoothingQuality = 'high';
        context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      }
      bitmap.close();
    });
    return () => {
      isCurrent = false;
    };
  }, [jpeg, pixels]);
  return <canvas ref={ref} className={className} aria-hidden="true" />;
}
