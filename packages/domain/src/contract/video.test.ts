import { expect, it } from 'vitest';
import { policySourcesOf, VIDEO_PROVIDERS } from './companies';
import { NOBODY } from './named.test-data';
import { videoAt, videoIdProblem, type VideoProvider } from './video';

const SAMPLES: Record<VideoProvider, string> = { youtube: 'aqz-KE_bpKQ', vimeo: '76979871' };

it('returns the addresses of videos', () => {
  expect(videoAt('youtube', SAMPLES.youtube)).toEqual({
    company: 'YouTube',
    player: 'https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ?autoplay=1&rel=0',
    watch: 'https://www.youtube.com/watch?v=aqz-KE_bpKQ',
  });
  expect(videoAt('vimeo', SAMPLES.vimeo)).toEqual({
    company: 'Vimeo',
    player: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    watch: 'https://vimeo.com/76979871',
  });
});

it('accepts unlisted Vimeo videos', () => {
  expect(videoAt('vimeo', '76979871/8272103f6e')).toMatchObject({
    player: 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
    watch: 'https://vimeo.com/76979871/8272103f6e',
  });
});

it.each(Object.entries(SAMPLES) as [VideoProvider, string][])(
  'asks of %s only what the policy of such a build lets in',
  (video, id) => {
    expect(policySourcesOf({ ...NOBODY, video })['frame-src']).toEqual([new URL(videoAt(video, id).player).origin]);
  },
);

it('supports every provider', () => {
  expect(['none', ...Object.keys(SAMPLES)]).toEqual(VIDEO_PROVIDERS);
});

it.each([
  ['youtube', ''],
  ['youtube', 'https://youtu.be/aqz-KE_bpKQ'],
  ['youtube', 'aqz-KE_bpKQ?x'],
  ['youtube', '76979871'],
  ['vimeo', 'aqz-KE_bpKQ'],
  ['vimeo', '76979871/?h=1'],
  ['vimeo', '76979871"'],
] as const)('says what is wrong with an id at %s, why and how to mend it: %s', (provider, id) => {
  const problem = videoIdProblem(provider, id);
  expect(problem?.what).toContain(`"${id}"`);
  expect(() => videoAt(provider, id)).toThrow(/is no id of a video at .* would show an error .* Fix: write the /);
});
