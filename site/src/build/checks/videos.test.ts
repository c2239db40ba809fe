import { expect, it } from 'vitest';
import { idsIn } from '../compile/compile-body';
import { checkVideos } from './videos';
import { HERO, page } from '../../testing/sample-page';

const withVideo = (id: string) => page('one.mdx', { body: `${HERO}\n<Video id="${id}" title="Redox" />` });

it('lets videos of the site’s provider through, and pages without one', () => {
  expect(() => checkVideos([withVideo('aqz-KE_bpKQ')], 'youtube')).not.toThrow();
  expect(() => checkVideos([withVideo('76979871/8272103f6e')], 'vimeo')).not.toThrow();
  expect(() => checkVideos([page('two.mdx')], 'none')).not.toThrow();
});

it('stops where nobody shows videos, and says where and how to mend it', () => {
  expect(() => checkVideos([withVideo('aqz-KE_bpKQ')], 'none')).toThrow(
    /one\.mdx:13\n.*<Video>.*video: none.*\n.*Fix: write "video: youtube" or "video: vimeo"/,
  );
});

it('stops at a video of somebody else', () => {
  expect(() => checkVideos([withVideo('76979871')], 'youtube')).toThrow(
    /one\.mdx:13\n.*"76979871" is no id of a video at YouTube\.\n.*Fix: write the eleven/,
  );
});

it('takes the id of a video for no place on the page', () => {
  expect(idsIn(withVideo('aqz-KE_bpKQ').body)).toEqual(idsIn(page('two.mdx').body));
});
