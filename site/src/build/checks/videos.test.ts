import { expect, it } from 'vitest';
import { idsIn } from '../compile/compile-body';
import { checkVideos } from './videos';
import { HERO, page } from '../../testing/sample-page';

const withVideo = (id: string) => page('one.mdx', { body: `${HERO}\n<Video id="${id}" title="Redox" />` });

it('accepts videos of the configured provider, and pages without videos', () => {
  expect(() => checkVideos([withVideo('aqz-KE_bpKQ')], 'youtube')).not.toThrow();
  expect(() => checkVideos([withVideo('76979871/8272103f6e')], 'vimeo')).not.toThrow();
  expect(() => checkVideos([page('two.mdx')], 'none')).not.toThrow();
});

it('rejects a video without a configured provider, and says how to fix it', () => {
  expect(() => checkVideos([withVideo('aqz-KE_bpKQ')], 'none')).toThrow(
    /one\.mdx:13\n.*<Video>.*video: none.*\n.*Fix: write "video: youtube" or "video: vimeo"/,
  );
});

it('rejects a video of another provider', () => {
  expect(() => checkVideos([withVideo('76979871')], 'youtube')).toThrow(
    /one\.mdx:13\n.*"76979871" is no id of a video at YouTube\.\n.*Fix: write the eleven/,
  );
});

it('does not treat the id of a video as an anchor', () => {
  expect(idsIn(withVideo('aqz-KE_bpKQ').body)).toEqual(idsIn(page('two.mdx').body));
});
