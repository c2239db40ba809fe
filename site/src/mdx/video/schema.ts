import * as z from 'zod';
import { text, videoId } from '../attribute-types';

/** Whose video it is stands in data/brand.yaml: build/checks/videos.ts asks whether the id can be one of theirs. */
export const schema = z.strictObject({ id: videoId, title: text });
