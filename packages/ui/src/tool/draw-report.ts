import type { ToolReport } from './report';

/** The size of a picture, in px: the size that link previews show without cropping. */
export const PICTURE = { width: 1200, height: 630 } as const;
const MARGIN = 84;
/** The distance between the lines of the ruled paper, in px. */
const RULE = 42;

/** The colours and fonts of a picture. */
export interface PictureLook {
  ink: string;
  soft: string;
  paper: string;
  line: string;
  mark: string;
  display: string;
  sans: string;
  direction: 'ltr' | 'rtl';
  /** A BCP 47 tag, for line breaks. */
  lang: string;
}

/** Draws a report on a sheet of ruled paper, for sharing. */
export function drawReport({ title, headline, lines }: ToolReport, from: string, look: PictureLook): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const isRtl = look.direction === 'rtl';
  const start = isRtl ? PICTURE.width - MARGIN : MARGIN;
  const room = PICTURE.width - 2 * MARGIN;

  pen.fillStyle = look.paper;
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  pen.strokeStyle = look.line;
  pen.lineWidth = 1;
  for (let y = 2 * RULE; y < PICTURE.height; y += RULE) stroke(pen, 0, y + 0.5, PICTURE.width, y + 0.5);

  pen.direction = look.direction;
  pen.textAlign = 'start';
  pen.fillStyle = look.soft;
  pen.font = `600 28px ${look.sans}`;
  let y = 2 * RULE - 10;
  for (const line of wrapped(pen, title, room, look.lang).slice(0, 1)) pen.fillText(line, start, y);

  pen.fillStyle = look.ink;
  pen.font = `700 76px ${look.display}`;
  let widest = 0;
  for (const line of wrapped(pen, headline, room, look.lang).slice(0, 2)) {
    y += 2 * RULE;
    pen.fillText(line, start, y);
    widest = Math.max(widest, pen.measureText(line).width);
  }
  underline(pen, start, y + 18, isRtl ? -widest : widest, look.mark);

  pen.font = `400 30px ${look.sans}`;
  y += RULE;
  const last = 14 * RULE - 10;
  for (const line of lines.flatMap((one) => wrapped(pen, one, room, look.lang))) {
    if (y + RULE >= last - RULE) break;
    y += RULE;
    pen.fillText(line, start, y);
  }
  pen.fillStyle = look.soft;
  pen.font = `400 24px ${look.sans}`;
  pen.fillText(from, start, last);
  return canvas;
}

function stroke(pen: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

/** Draws a slightly curved underline, like a pen. */
function underline(pen: CanvasRenderingContext2D, x: number, y: number, width: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x, y + 3);
  pen.quadraticCurveTo(x + width / 2, y - 7, x + width, y + 1);
  pen.stroke();
}

/** A space, or a character of Chinese or Japanese, which have no spaces. */
const BETWEEN_WORDS = /([\s\u3000-\u9fff])/;

/** Splits a text where its language allows a line break. */
function piecesOf(text: string, lang: string): string[] {
  // Firefox supports it from version 125.
  if (typeof Intl.Segmenter === 'undefined') return text.split(BETWEEN_WORDS);
  return [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
}

/** Breaks a text into lines that fit. */
function wrapped(pen: CanvasRenderingContext2D, text: string, room: number, lang: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text, lang)) {
    if (pen.measureText(line + piece).width > room && line.trim() !== '') {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trim()].filter((one) => one !== '');
}

/** The colours, fonts and direction of the page around an element. */
export function lookOf(element: Element, lang: string): PictureLook {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--tutoring-${name}`);
  return {
    ink: token('color-ink'),
    soft: token('color-ink-soft'),
    paper: token('color-raised'),
    line: token('color-line'),
    mark: token('color-mark'),
    display: token('font-display'),
    sans: token('font-sans'),
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
    lang,
  };
}

/** The picture as a file. */
export function pictureOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
