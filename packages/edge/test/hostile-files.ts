import sharp from 'sharp';
import { drawnPage, jpegPage, photo, segment, withSegments } from './pictures';

/** What no stored page may contain. */
export const HIDDEN = 'HIDDEN<script>alert(1)</script>';

/** A file that somebody sends as a page. */
export interface HostileFile {
  name: string;
  bytes: Buffer;
}

type Files = Readonly<Record<string, string | Uint8Array | readonly (string | Uint8Array)[]>>;

const bytesOf = (part: string | Uint8Array): Uint8Array =>
  typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
const filesOf = (group: string, files: Files): HostileFile[] =>
  Object.entries(files).map(([name, parts]) => ({
    name: `${group}: ${name}`,
    bytes: Buffer.concat((Array.isArray(parts) ? (parts as (string | Uint8Array)[]) : [parts as string]).map(bytesOf)),
  }));

/** At least two hundred files, made by code: other types, hidden texts, lies about sizes, broken and cut JPEGs. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [page, progressive, ofPhone] = await Promise.all([
    jpegPage(1),
    drawnPage(2).then((png) => sharp(png).jpeg({ progressive: true }).toBuffer()),
    photo(3, { width: 600, height: 800 }),
  ]);
  return [
    ...(await otherTypes(page)),
    ...hidden(page, progressive),
    ...exif(page),
    ...tails(page),
    ...sizes(page),
    ...broken(page, progressive),
    ...cut(page),
    ...cut(progressive),
    ...filesOf('photo', { 'of a phone': ofPhone, 'with a text in its EXIF': withSegments(ofPhone, exifWith(HIDDEN)) }),
  ];
}

/** Files of other types, each named page.jpg by its sender. */
async function otherTypes(page: Buffer): Promise<HostileFile[]> {
  const png = await drawnPage(1);
  const frame = '\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0';
  const gif = (version: string) => `GIF${version}\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff`;
  const loop = '\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0';
  const pdf = (more: string) =>
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`;
  const box = (type: string) => `\0\0\0\x18ftyp${type}\0\0\0\0${type}mif1`;
  return filesOf('type', {
    nothing: '',
    'one byte': '\xff',
    'a start': '\xff\xd8',
    'a start and an end': '\xff\xd8\xff\xd9',
    zeros: Buffer.alloc(1000),
    'bytes FF': Buffer.alloc(1000, 0xff),
    text: HIDDEN,
    'GIF 87a': [gif('87a'), frame, ';'],
    'GIF 89a': [gif('89a'), frame, ';'],
    'animated GIF': [gif('89a'), loop, frame, frame, frame, ';'],
    'GIF that ends as a JPEG': [gif('89a'), frame, ';', page],
    PNG: png,
    'PNG that ends as a JPEG': [png, page],
    'animated PNG': [png.subarray(0, 33), '\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', png.subarray(33)],
    WebP: await sharp(png).webp().toBuffer(),
    'animated WebP': ['RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\0\0\0\0\0\0ANIM\x06\0\0\0\0\0\0\0\0\0'],
    AVIF: box('avif'),
    HEIC: box('heic'),
    'HEIC sequence': box('hevc'),
    MP4: box('isom'),
    TIFF: await sharp(png).tiff().toBuffer(),
    'TIFF of the other order': 'MM\0*\0\0\0\x08\0\0',
    BMP: ['BM', Buffer.alloc(60)],
    ICO: ['\0\0\x01\0\x01\0', Buffer.alloc(60)],
    PSD: ['8BPS\0\x01', Buffer.alloc(60)],
    'JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
    'JPEG XL': '\xff\x0a\0\0',
    'JPEG LS': ['\xff\xd8\xff\xf7', page.subarray(4)],
    ZIP: 'PK\x03\x04\x14\0\0\0',
    'zipped document': 'PK\x03\x04\x14\0\0\0[Content_Types].xml',
    GZIP: '\x1f\x8b\x08\0\0\0\0\0',
    RAR: 'Rar!\x1a\x07\x01\0',
    '7z': '7z\xbc\xaf\x27\x1c',
    program: ['MZ\x90\0', page],
    'Linux program': ['\x7fELF\x02\x01', page],
    'Java class': '\xca\xfe\xba\xbe\0\0\0\x34',
    WebAssembly: '\0asm\x01\0\0\0',
    script: `#!/bin/sh\necho ${HIDDEN}`,
    PHP: `<?php echo 1; ?>${HIDDEN}`,
    JavaScript: `alert(1)//${HIDDEN}`,
    JSON: JSON.stringify({ HIDDEN }),
    PDF: pdf(''),
    'PDF with a script': pdf(`/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>`),
    'PDF that starts a program': pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'),
    'encrypted PDF': pdf('').replace('/Root', '/Encrypt<</Filter/Standard/V 5/R 6>>/Root'),
    'PDF with a JPEG': [pdf(''), page],
    SVG: `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
    'SVG with a declaration': `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`,
    'SVG with a byte order mark': '\xef\xbb\xbf<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'SVG that loads another file':
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    HTML: `<!doctype html>${HIDDEN}`,
    'HTML before a JPEG': [`<!--`, page, `-->${HIDDEN}`],
    'HTML in UTF-16': Buffer.from(`\ufeff${HIDDEN}`, 'utf16le'),
    XHTML: `<html xmlns="http://www.w3.org/1999/xhtml">${HIDDEN}</html>`,
    'JPEG after a line': ['\n', page],
    'JPEG as base64': page.toString('base64'),
    'JPEG in a data address': `data:image/jpeg;base64,${page.toString('base64')}`,
    'JPEG with a byte order mark': ['\xef\xbb\xbf', page],
    'JPEG backwards': Buffer.from(page).reverse(),
  });
}

/** Texts in segments that nobody needs. */
function hidden(page: Buffer, progressive: Buffer): HostileFile[] {
  const applications = Array.from({ length: 16 }, (_, number) => number);
  const secondScan = progressive.indexOf(Buffer.from([0xff, 0xda]), progressive.indexOf(Buffer.from([0xff, 0xda])) + 2);
  const between = (jpeg: Buffer, at: number, ...of: Uint8Array[]) => [jpeg.subarray(0, at), ...of, jpeg.subarray(at)];
  const beforeFrame = page.indexOf(Buffer.from([0xff, 0xc0]));
  return [
    ...applications.flatMap((number) =>
      filesOf('hidden', {
        [`in APP${number}`]: withSegments(page, segment(0xe0 + number, HIDDEN)),
        [`in APP${number} before the frame`]: between(page, beforeFrame, segment(0xe0 + number, HIDDEN)),
        [`in APP${number} between scans`]: between(progressive, secondScan, segment(0xe0 + number, HIDDEN)),
      }),
    ),
    ...filesOf('hidden', {
      'in a comment': withSegments(page, segment(0xfe, HIDDEN)),
      'in many comments': withSegments(page, ...Array.from({ length: 200 }, () => segment(0xfe, HIDDEN))),
      'in the longest comment': withSegments(page, segment(0xfe, HIDDEN.padEnd(65_533, HIDDEN))),
      'in a comment between scans': between(progressive, secondScan, segment(0xfe, HIDDEN)),
      'in XMP': withSegments(page, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${HIDDEN}</x:xmpmeta>`)),
      'in a colour profile': withSegments(page, segment(0xe2, `ICC_PROFILE\0\x01\x01${HIDDEN}`)),
      'in a list of pictures': withSegments(page, segment(0xe2, `MPF\0${HIDDEN}`)),
      'in a preview of JFIF': withSegments(page, segment(0xe0, `JFIF\0\x01\x02\0\0\x01\0\x01\x0a\x01${HIDDEN}`)),
      'in JFXX': withSegments(page, segment(0xe0, `JFXX\0\x10${HIDDEN}`)),
      'in Photoshop’s segment': withSegments(page, segment(0xed, `Photoshop 3.0\x008BIM${HIDDEN}`)),
      'behind Adobe’s transform': withSegments(page, segment(0xee, `Adobe\0\x64\0\0\0\0\x01${HIDDEN}`)),
      'in a script that begins as a JPEG': ['\xff\xd8\xff\xe0/*', HIDDEN, Buffer.alloc(12_000), page.subarray(2)],
      'in a page that begins as a JPEG': withSegments(
        page,
        segment(0xfe, `<!doctype html><html><body>${HIDDEN}</body></html>`),
      ),
    }),
  ];
}

/** A segment of EXIF that has a text. */
function exifWith(text: string, directory: readonly number[] = [0, 0]): Buffer {
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, ...directory]);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(text)]));
}

function exif(page: Buffer): HostileFile[] {
  const entry = (tag: number, type: number, value: number) => [
    tag >> 8,
    tag & 255,
    0,
    type,
    0,
    0,
    0,
    1,
    0,
    value,
    0,
    0,
  ];
  const turned = (value: number) => withSegments(page, exifWith(HIDDEN, [0, 1, ...entry(0x112, 3, value), 0, 0, 0, 0]));
  return filesOf('EXIF', {
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255].map((value) => [`orientation ${value}`, turned(value)])),
    'a script as the camera': withSegments(page, exifWith(HIDDEN, [0, 1, ...entry(0x10f, 2, 8)])),
    'more entries than bytes': withSegments(page, exifWith(HIDDEN, [255, 255])),
    'a directory elsewhere': withSegments(page, segment(0xe1, `Exif\0\0MM\0*\xff\xff\xff\xff${HIDDEN}`)),
    'a directory in its own head': withSegments(page, segment(0xe1, `Exif\0\0MM\0*\0\0\0\0${HIDDEN}`)),
    'the wrong order': withSegments(page, segment(0xe1, `Exif\0\0XX\0*\0\0\0\x08${HIDDEN}`)),
    'the wrong number': withSegments(page, segment(0xe1, `Exif\0\0MM\0+\0\0\0\x08${HIDDEN}`)),
    'nothing but its name': withSegments(page, segment(0xe1, 'Exif\0\0')),
    'an orientation that is a text': withSegments(page, exifWith(HIDDEN, [0, 1, ...entry(0x112, 2, 6)])),
    'two orientations': withSegments(
      page,
      exifWith(HIDDEN, [0, 1, ...entry(0x112, 3, 6)]),
      exifWith(HIDDEN, [0, 1, ...entry(0x112, 3, 3)]),
    ),
    'a length of the whole file': withSegments(page, Buffer.from('\xff\xe1\xff\xffExif\0\0', 'latin1')),
  });
}

/** Files behind a JPEG. */
function tails(page: Buffer): HostileFile[] {
  return filesOf('tail', {
    HTML: [page, `<!doctype html>${HIDDEN}`],
    PHP: [page, `<?php system('id'); ?>${HIDDEN}`],
    PDF: [page, `%PDF-1.7\n${HIDDEN}%%EOF`],
    ZIP: [page, 'PK\x03\x04', HIDDEN, 'PK\x05\x06'],
    script: [page, `*/alert(1)//${HIDDEN}`],
    'another JPEG': [page, page],
    'a JPEG with a text': [page, withSegments(page, segment(0xfe, HIDDEN))],
    film: [page, `\0\0\0\x18ftypmp42${HIDDEN}`],
    zeros: [page, Buffer.alloc(5000), HIDDEN],
    ends: [page, '\xff\xd9\xff\xd9', HIDDEN],
    'a comment': [page, segment(0xfe, HIDDEN)],
  });
}

/** Sizes that are not those of the picture. */
function sizes(page: Buffer): HostileFile[] {
  const frame = page.indexOf(Buffer.from([0xff, 0xc0]));
  const sized = (width: number, height: number) => {
    const copy = Buffer.from(page);
    copy.writeUInt16BE(height, frame + 5);
    copy.writeUInt16BE(width, frame + 7);
    return copy;
  };
  const list = [
    [65_535, 65_535],
    [65_535, 1],
    [1, 65_535],
    [30_000, 30_000],
    [12_001, 10],
    [2001, 100],
    [100, 2001],
    [0, 100],
    [100, 0],
    [0, 0],
  ] as const;
  const little = Buffer.concat([
    page.subarray(0, page.indexOf(Buffer.from([0xff, 0xda])) + 14),
    Buffer.from('\x12\xff\xd9', 'latin1'),
  ]);
  little.writeUInt16BE(2000, little.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  little.writeUInt16BE(2000, little.indexOf(Buffer.from([0xff, 0xc0])) + 7);
  return filesOf('size', {
    ...Object.fromEntries(list.map(([width, height]) => [`${width} × ${height}`, sized(width, height)])),
    'four million pixels in a byte': little,
  });
}

/** JPEGs that do not keep the format, or that browsers do not show. */
function broken(page: Buffer, progressive: Buffer): HostileFile[] {
  const at = (marker: number) => page.indexOf(Buffer.from([0xff, marker]));
  const lengthOf = (from: number) => 2 + page.readUInt16BE(from + 2);
  const without = (marker: number) => {
    let left = Buffer.from(page);
    for (
      let from = left.indexOf(Buffer.from([0xff, marker]));
      from !== -1;
      from = left.indexOf(Buffer.from([0xff, marker]))
    )
      left = Buffer.concat([left.subarray(0, from), left.subarray(from + 2 + left.readUInt16BE(from + 2))]);
    return left;
  };
  const patched = (offset: number, ...values: number[]) => {
    const copy = Buffer.from(page);
    copy.set(values, offset);
    return copy;
  };
  const frame = page.subarray(at(0xc0), at(0xc0) + lengthOf(at(0xc0)));
  const scan = progressive.indexOf(Buffer.from([0xff, 0xda]));
  const scans = Array.from({ length: 5000 }, () => progressive.subarray(scan, scan + 40));
  const table = Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]);
  return filesOf('broken', {
    'two starts': ['\xff\xd8', page],
    'a start in the middle': withSegments(page, Buffer.from([0xff, 0xd8])),
    'two frames': withSegments(page, frame),
    'an early end': withSegments(page, Buffer.from([0xff, 0xd9])),
    'no frame': without(0xc0),
    'no quantisation': without(0xdb),
    'no Huffman tables': without(0xc4),
    'no scan': [page.subarray(0, at(0xda)), '\xff\xd9'],
    'a scan without data': [page.subarray(0, at(0xda) + lengthOf(at(0xda))), '\xff\xd9'],
    'a restart before the scan': withSegments(page, Buffer.from([0xff, 0xd0])),
    'no length': withSegments(page, Buffer.from([0xff, 0xdb, 0, 0])),
    'a length of one': withSegments(page, Buffer.from([0xff, 0xdb, 0, 1])),
    'a length beyond the end': withSegments(page, Buffer.from([0xff, 0xfe, 0xff, 0xff])),
    'bytes between segments': withSegments(page, Buffer.from(HIDDEN)),
    'filling bytes': withSegments(page, Buffer.alloc(500, 0xff)),
    ...Object.fromEntries(
      [
        0x01, 0x02, 0x4f, 0xbf, 0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdc, 0xde,
        0xdf, 0xf0, 0xfd,
      ].flatMap((marker) => [[`a segment ${marker.toString(16)}`, withSegments(page, segment(marker, HIDDEN))]]),
    ),
    ...Object.fromEntries(
      [0xc1, 0xc2, 0xc3, 0xc9, 0xca].map((marker) => [
        `a frame of kind ${marker.toString(16)}`,
        patched(at(0xc0) + 1, marker),
      ]),
    ),
    '12 bits': patched(at(0xc0) + 4, 12),
    'two components': patched(at(0xc0) + 9, 2),
    'no components': patched(at(0xc0) + 9, 0),
    'a component twice': patched(at(0xc0) + 13, page[at(0xc0) + 10] ?? 0),
    'a sampling of 0': patched(at(0xc0) + 11, 0),
    'a sampling of 15': patched(at(0xc0) + 11, 0xff),
    'an unknown table': patched(at(0xc0) + 12, 9),
    'an unknown component in the scan': patched(at(0xda) + 5, 77),
    'codes that do not exist': patched(at(0xc4) + 5, 255, 255, 255),
    'a Huffman table of class 9': patched(at(0xc4) + 4, 0x90),
    'a text behind a quantisation table': withSegments(
      page,
      segment(0xdb, Buffer.concat([table, Buffer.from(HIDDEN)])),
    ),
    'a text behind a Huffman table': withSegments(
      page,
      segment(0xc4, Buffer.concat([Buffer.from([0, 0, 1]), Buffer.alloc(14), Buffer.from([0]), Buffer.from(HIDDEN)])),
    ),
    'thousands of tables': withSegments(page, ...Array.from({ length: 2000 }, () => segment(0xdb, table))),
    'thousands of scans': [progressive.subarray(0, scan), ...scans, '\xff\xd9'],
    'a text in the restart interval': withSegments(page, segment(0xdd, HIDDEN)),
  });
}

/** A JPEG cut at every kind of place. */
function cut(jpeg: Buffer): HostileFile[] {
  const places = new Set<number>([
    1,
    2,
    3,
    jpeg.length - 1,
    jpeg.length - 2,
    jpeg.length - 3,
    Math.floor(jpeg.length / 2),
  ]);
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    for (const offset of [0, 1, 3, 5]) places.add(at + offset);
  return [...places].map((place) => ({
    name: `cut of ${jpeg.length} bytes at ${place}`,
    bytes: jpeg.subarray(0, place),
  }));
}

/** Names of files that are paths, commands or other names when they are shown. */
export const HOSTILE_NAMES: readonly string[] = [
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\page.jpg',
  '/etc/passwd',
  'C:\\page.jpg',
  'page.jpg\0.html',
  'page.jpg\r\nContent-Type: text/html',
  'page\u202Egpj.exe',
  '\u2066page\u2069.jpg',
  '\u061Cصفحة.jpg',
  'page.jpg.html',
  'page.svg',
  '.htaccess',
  'CON',
  ' ',
  '"><script>alert(1)</script>.jpg',
  "'; drop table leads; --.jpg",
  '$(id).jpg',
  '%2e%2e%2fpage.jpg',
  'x'.repeat(1000),
  '頁.jpg',
];
