import type { Page } from '@playwright/test';

/** A photo of handwriting as a phone takes it, drawn here: nobody's work. */
export async function drawnPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 4000];
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.fillStyle = '#f4f1ea';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#1a2b6b';
    pen.font = 'italic 90px serif';
    for (let line = 0; line < 24; line++) pen.fillText('Sample: the rate doubled at 40 °C', 200, 380 + line * 140);
    const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.95));
    const reader = new FileReader();
    reader.readAsDataURL(photo as Blob);
    await new Promise((done) => reader.addEventListener('load', done));
    return (reader.result as string).split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
