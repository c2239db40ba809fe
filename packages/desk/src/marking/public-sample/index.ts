import { lazy } from 'react';

// With the editor of YAML they are several times the screen of marks, which should open at once.
export const PublicSample = lazy(async () => ({ default: (await import('./public-sample')).PublicSample }));
export const SampleList = lazy(async () => ({ default: (await import('./sample-list')).SampleList }));
