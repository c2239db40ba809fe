import type { LeadProblem } from '@tutoring/domain/lead-limits';
import { LEAD_MAX_BYTES } from '@tutoring/domain/lead';
import {
  MARKING_PAGES_MAX,
  PHOTO_FORM_MAX_BYTES,
  PHOTO_MAX_AREA,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
} from '@tutoring/domain/marking-limits';
import { sha256 } from '../lib/sha256';
import { BrokenBody } from '../request/byte-source';
import { partsOf, type FormPart } from '../request/multipart';
import { FIELDS_MAX, valuesOf, type FormFields } from '../submission/form-fields';
import { cleanJpeg, type CleanPicture } from './clean-jpeg';

/** The form's field of files. */
const FIELD = 'pages';
/** The form's limits in bytes. More is read than is kept: a browser that is still sending when the answer comes shows a broken connection instead. */
const LIMITS = { part: PHOTO_MAX_BYTES, total: PHOTO_FORM_MAX_BYTES, body: 4 * PHOTO_FORM_MAX_BYTES };
const PICTURE_LIMITS = { side: PHOTO_MAX_PIXELS, area: PHOTO_MAX_AREA };

/** A photo of a form, as it is stored. */
export interface Photo extends CleanPicture {
  /** The hash of what was sent. */
  sha256: string;
}

/** A form with photos. */
export interface PhotoForm extends FormFields {
  photos: Photo[];
  /** What is wrong with the photos. */
  problem?: LeadProblem;
}

/** Reads a `multipart/form-data` body. Each photo is cleaned, which copies it, before the next part is read over it. */
export async function readPhotoForm(request: Request): Promise<PhotoForm> {
  const fields: [string, string][] = [];
  const photos: (Photo | LeadProblem)[] = [];
  let textBytes = 0;
  let isWhole = true;
  try {
    for await (const part of partsOf(request, LIMITS)) {
      if (part.fileName === undefined) {
        textBytes += part.bytes.length;
        if (part.isWhole && textBytes <= LEAD_MAX_BYTES && fields.length < FIELDS_MAX)
          fields.push([part.name, new TextDecoder().decode(part.bytes)]);
        else isWhole = false;
      } else if (part.name === FIELD && !isEmptyInput(part) && photos.length <= MARKING_PAGES_MAX) {
        photos.push(photos.length < MARKING_PAGES_MAX ? await photoIn(part) : 'too_long');
      }
    }
  } catch (error) {
    if (!(error instanceof BrokenBody)) throw error;
    isWhole = false;
  }
  const problem = photos.find((photo) => typeof photo === 'string');
  return {
    values: valuesOf(fields),
    isWhole,
    photos: photos.filter((photo) => typeof photo !== 'string'),
    ...(problem && { problem }),
  };
}

/** A field of files without a choice is sent as an empty file without a name. */
const isEmptyInput = ({ fileName, bytes, isWhole }: FormPart) => fileName === '' && isWhole && bytes.length === 0;

async function photoIn({ bytes, isWhole }: FormPart): Promise<Photo | LeadProblem> {
  if (!isWhole) return 'too_long';
  const picture = cleanJpeg(bytes, PICTURE_LIMITS);
  if (typeof picture === 'string') return picture === 'too_many_pixels' ? 'too_long' : 'invalid';
  return { ...picture, sha256: await sha256(bytes) };
}
