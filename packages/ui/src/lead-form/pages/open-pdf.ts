/** A PDF that is open. */
export interface OpenPdf {
  /** How many pages it has. */
  count: number;
  /** Draws a page, the first is 1, whose longer side has so many pixels. */
  draw: (number: number, pixels: number) => Promise<Blob>;
  /** Frees its memory. */
  close: () => void;
}

/**
 * Opens a PDF, or says that it is damaged or has a password. Rejects if what opens it cannot be loaded. The application provides it,
 * because a library that reads PDF is larger than all of ours.
 */
export type PdfOpener = (file: Blob) => Promise<OpenPdf | 'broken' | 'locked'>;
