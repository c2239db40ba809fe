import type { LeadFormProps } from '@tutoring/ui/lead-form';
import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PHOTO_MAX_AREA } from '@tutoring/domain/marking-limits';

type PdfOpener = NonNullable<LeadFormProps['openPdf']>;

/** The address of the script that reads PDF (build/publish/assets/scripts.ts). */
declare const PDF_WORKER_FILE: string;

/**
 * Opens a PDF in a worker. Scripts of the file are never run: only pdf.js's sandbox does that, which the site does not have. The
 * site's policy allows neither `eval` nor WebAssembly, so pdf.js does without.
 *
 * @needsConnection
 */
export const openPdf: PdfOpener = async (file) => {
  const script = new Worker(PDF_WORKER_FILE);
  // pdf.js would wait for ever for a script that does not load.
  const failure = new Promise<never>((_, reject) => {
    script.onerror = () => reject(new Error(`${PDF_WORKER_FILE} did not load.`));
  });
  const worker = PDFWorker.create({ port: script });
  const end = () => {
    worker.destroy();
    script.terminate();
  };
  try {
    const task = getDocument({
      data: await file.arrayBuffer(),
      worker,
      useWasm: false,
      enableXfa: false,
      maxImageSize: PHOTO_MAX_AREA,
    });
    const pdf = await Promise.race([task.promise, failure]);
    return {
      count: pdf.numPages,
      draw: (number, pixels) => Promise.race([drawPage(pdf, number, pixels), failure]),
      close: () => void task.destroy().finally(end),
    };
  } catch (error) {
    end();
    if (!(error instanceof Error)) throw error;
    if (error.name === 'PasswordException') return 'locked';
    if (error.name === 'InvalidPDFException') return 'broken';
    throw error;
  }
};

async function drawPage(pdf: PDFDocumentProxy, number: number, pixels: number): Promise<Blob> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: pixels / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  try {
    await page.render({ canvas, viewport }).promise;
    // Without loss: the form makes a JPEG of it.
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot draw the page.'))));
    });
  } finally {
    page.cleanup();
    // Safari keeps a canvas's memory until it is collected.
    canvas.width = canvas.height = 0;
  }
}
