import { join } from 'node:path';
import { copyFolder } from '../site-copy.ts';

/** The name of the copy of the site that the development server shows. */
export const COPY = 'develop';

/** The log of the development server. */
export const TERMINAL = join(import.meta.dirname, '../../.artefacts/develop.log');

/** A page of the copy. */
export const contentFile = (page: string): string => join(copyFolder(COPY), 'content', `${page}.mdx`);
