/** Adds the rule that keeps previews out of search engines to the built site's `_headers`. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEW_HEADERS_RULE } from '../src/preview-hosts.ts';
import { edgeFolder } from './wrangler.ts';

appendFileSync(join(edgeFolder, '../../site/public/_headers'), PREVIEW_HEADERS_RULE);
