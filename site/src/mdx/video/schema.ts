import * as z from 'zod';
import { text, videoId } from '../attribute-types';

/** data/brand.yaml names the provider; build/checks/videos.ts checks that the id fits it. */
export const schema = z.strictObject({ id: videoId, title: text });
