import * as z from 'zod';
import { text, videoId } from '../attribute-types';

/** data/brand.yaml names the provider; build/checks/videos.ts checks that the id fits it. */
export const schema = z
  .strictObject({
    id: videoId.describe('What follows v= in the address at YouTube, or vimeo.com/ at Vimeo.'),
    title: text.describe('What the video shows.'),
  })
  .meta({ description: 'A video. It loads when the reader presses play.', snippet: `<Video id="…" title="…" />` });
