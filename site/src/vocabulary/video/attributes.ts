import * as z from 'zod';
import { text, videoId } from '../attribute-kinds';

/** Whose video it is stands in data/brand.yaml: build/read/check-videos.ts asks whether the id can be one of theirs. */
export const attributes = z.strictObject({ id: videoId, title: text });
