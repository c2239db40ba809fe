/** A page of a PDF that is written here. */
interface PdfPage {
  /** In points: 72 are an inch. */
  size: [width: number, height: number];
  /** What draws it, in the operators of PDF. */
  draws?: string;
  /** A JPEG that fills the page, as scanners write one. */
  scan?: { jpeg: Buffer; width: number; height: number };
  /** Other entries of the page, such as `/Rotate 90`. */
  more?: string;
}

interface PdfParts {
  /** Objects by their name, such as a font, without `obj` and `endobj`. Pages refer to them as `/Name`. */
  fonts?: Readonly<Record<string, string>>;
  /** Other entries of the catalog, such as `/OpenAction`. */
  catalog?: string;
  /** Bytes that no page needs, as the other pages of a book. */
  ballast?: number;
}

export const A4: [number, number] = [595, 842];

/** Writes a PDF with these pages: what a test says about it can be read in the test. */
export function pdfOf(pages: readonly PdfPage[], { fonts = {}, catalog = '', ballast = 0 }: PdfParts = {}): Buffer {
  const resources = Object.entries(fonts)
    .map(([name, font]) => `/${name} ${font}`)
    .join(' ');
  // The catalog, the list of pages, and what no page needs come first.
  const first = 4;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + 3 * at} 0 R`).join(' ')}] >>`,
    stream(' '.repeat(ballast)),
    ...pages.flatMap(({ size, scan, draws = '', more = '' }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents ${first + 3 * at + 1} 0 R
        /Resources << /Font << ${resources} >> /XObject << /Scan ${first + 3 * at + 2} 0 R >> >> ${more} >>`,
      stream(scan ? `${size[0]} 0 0 ${size[1]} 0 0 cm /Scan Do` : draws),
      stream(
        scan?.jpeg.toString('latin1') ?? '',
        `/Type /XObject /Subtype /Image /Filter /DCTDecode /ColorSpace /DeviceRGB /BitsPerComponent 8
          /Width ${scan?.width ?? 0} /Height ${scan?.height ?? 0}`,
      ),
    ]),
  ];
  const parts = ['%PDF-1.7\n'];
  let length = parts[0]?.length ?? 0;
  const rows = objects.map((object, at) => {
    const row = `${String(length).padStart(10, '0')} 00000 n \n`;
    const text = `${at + 1} 0 obj\n${object}\nendobj\n`;
    length += text.length;
    parts.push(text);
    return row;
  });
  const count = objects.length + 1;
  parts.push(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`);
  parts.push(`trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}

const stream = (text: string, more = '') => `<< /Length ${text.length} ${more} >>\nstream\n${text}\nendstream`;

/** A line of text at a height, in points from the bottom. The text is written as PDF writes strings: `(…)` or `<…>`. */
export const line = (font: string, text: string, height: number): string =>
  `BT /${font} 40 Tf 40 ${height} Td ${text} Tj ET\n`;

/** A filled rectangle. */
export const block = (x: number, y: number, width: number, height: number): string =>
  `0.1 0.1 0.3 rg ${x} ${y} ${width} ${height} re f\n`;

/** A font that every reader of PDF has. */
export const standardFont = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;

/** A Chinese, Japanese or Korean font that the file does not contain. */
export const asianFont = (name: string, encoding: string, ordering: string): string =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${encoding} /DescendantFonts [
    << /Type /Font /Subtype /CIDFontType0 /BaseFont /${name}
      /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>
      /FontDescriptor << /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0
        /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>`;
