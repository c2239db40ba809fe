/** Why a page of a PDF was not drawn: nothing is on it, or it took too long. */
export type UndrawnPage = 'blank' | 'slow';

/** A PDF that is open. */
export interface OpenPdf {
  /** How many pages it has. */
  count: number;
  /** Draws a page, the first is 1, whose longer side has so many pixels. Rejects if the page is damaged. */
  draw: (number: number, pixels: number) => Promise<Blob | UndrawnPage>;
  /** Frees its memory. */
  close: () => void;
}

/**
 * Opens a PDF, or says that it is damaged or has a password. Rejects if what opens it cannot be loaded, and as soon as the signal
 * aborts. The application provides it, because a library that reads PDF is larger than all of ours.
 */
export type PdfOpener = (file: Blob, signal: AbortSignal) => Promise<OpenPdf | 'broken' | 'locked'>;
