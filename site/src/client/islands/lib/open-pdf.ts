import type { LeadFormProps } from '@tutoring/ui/lead-form';
import { getDocument, PDFDataRangeTransport, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PHOTO_MAX_AREA } from '@tutoring/domain/marking-limits';

type PdfOpener = NonNullable<LeadFormProps['openPdf']>;

/** The address of the script that reads PDF (build/publish/assets/scripts.ts). */
declare const PDF_WORKER_FILE: string;
/** The folder of what only some PDF need (build/publish/assets/pdf-files.ts). */
declare const PDF_FOLDER: string;

/** Bytes that are read from the file at once. */
const CHUNK_BYTES = 262_144;
/** The form makes a smaller JPEG of it. Without loss, a scan has 8 MB, which the form would keep. */
const QUALITY = 0.95;
/** Milliseconds after which a page is given up. A colour scan of A4 as JPEG 2000 took 28 s on a busy machine. */
const PAGE_LIMIT_MS = 60_000;

/**
 * Opens a PDF in a worker. Scripts of the file are never run: only pdf.js's sandbox does that, which the site does not have. The
 * site's policy allows neither `eval` nor WebAssembly, so pdf.js decodes JPEG 2000 and JBIG2 in JavaScript. Colour profiles need
 * WebAssembly: their pictures are drawn in the plain colours that they name instead.
 *
 * @needsConnection
 */
export const openPdf: PdfOpener = async (file, signal) => {
  let unused: OpenDocument | undefined;
  try {
    unused = await openDocument(file, signal);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'PasswordException') return 'locked';
    if (error.name === 'InvalidPDFException') return 'broken';
    throw error;
  }
  return {
    count: unused.pdf.numPages,
    // Each page has a worker of its own, whose memory is free once it ends. pdf.js leaves it to the garbage collector.
    draw: async (number, pixels) => {
      const { pdf, failure, close, end } = unused ?? (await openDocument(file, signal));
      unused = undefined;
      try {
        const drawn = await Promise.race([drawPage(pdf, number, pixels), failure]);
        // The next page must not begin before this one's memory is free. A worker that is busy does not close.
        if (drawn !== 'slow') await Promise.race([close(), failure]);
        return drawn;
      } finally {
        end();
      }
    },
    close: () => void unused?.close(),
  };
};

interface OpenDocument {
  pdf: PDFDocumentProxy;
  /** Rejects if the worker or the file fails, and when the signal aborts: pdf.js would wait for ever. */
  failure: Promise<never>;
  /** Frees everything, fonts of the page too. */
  close: () => Promise<void>;
  /** Stops the worker, whatever it does. */
  end: () => void;
}

async function openDocument(file: Blob, signal: AbortSignal): Promise<OpenDocument> {
  if (signal.aborted) throw signal.reason;
  const script = new Worker(PDF_WORKER_FILE);
  const worker = PDFWorker.create({ port: script });
  const end = () => {
    worker.destroy();
    script.terminate();
  };
  const range = new FileRange(file);
  const failure = new Promise<never>((_, reject) => {
    script.onerror = () => reject(new Error(`${PDF_WORKER_FILE} did not load.`));
    range.onFailure = reject;
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
      end();
    });
  });
  const task = getDocument({
    range,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    worker,
    useWasm: false,
    cMapUrl: `${PDF_FOLDER}cmaps/`,
    standardFontDataUrl: `${PDF_FOLDER}standard_fonts/`,
    wasmUrl: `${PDF_FOLDER}wasm/`,
    enableXfa: false,
    maxImageSize: PHOTO_MAX_AREA,
    // Chromium's decoder keeps the pictures: 145 MB were left after three scans of A4, and 65 MB without it.
    isImageDecoderSupported: false,
  });
  try {
    const pdf = await Promise.race([task.promise, failure]);
    return { pdf, failure, close: () => task.destroy().finally(end), end };
  } catch (error) {
    end();
    throw error;
  }
}

/** Reads from a file only what pdf.js asks for: three pages of a large scan are a small part of it. */
class FileRange extends PDFDataRangeTransport {
  readonly #file: Blob;
  onFailure: (error: Error) => void = () => undefined;

  constructor(file: Blob) {
    super(file.size, null);
    this.#file = file;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#file
      .slice(begin, end)
      .arrayBuffer()
      .then(
        (bytes) => this.onDataRange(begin, new Uint8Array(bytes)),
        (error: Error) => this.onFailure(error),
      );
  }
}

async function drawPage(pdf: PDFDocumentProxy, number: number, pixels: number): Promise<Blob | 'blank' | 'slow'> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: pixels / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  // Such as a strip: its shorter side is less than a pixel.
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const drawing = page.render({ canvas, viewport });
  try {
    if ((await withinLimit(drawing.promise)) === 'slow') {
      drawing.cancel();
      return 'slow';
    }
    if (isBlank(canvas)) return 'blank';
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot draw the page.'))),
        'image/jpeg',
        QUALITY,
      );
    });
  } finally {
    page.cleanup();
    // Safari keeps a canvas's memory until it is collected.
    canvas.width = canvas.height = 0;
  }
}

/** Waits for work at most for {@link PAGE_LIMIT_MS} of a visible page: in a hidden one, browsers draw nothing. */
async function withinLimit(work: Promise<void>): Promise<void | 'slow'> {
  let timer: number | undefined;
  const late = new Promise<'slow'>((resolve) => {
    const wait = () => {
      timer = window.setTimeout(() => (document.hidden ? wait() : resolve('slow')), PAGE_LIMIT_MS);
    };
    wait();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether all of a page has one colour: it is empty, or pdf.js left out what it could not draw. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  const pixels = new Uint32Array(data?.buffer ?? new ArrayBuffer(0));
  return pixels.every((pixel) => pixel === pixels[0]);
}
