import type { Named } from './companies';

/** Whose player may stand in a page. */
export type VideoProvider = Exclude<Named['video'], 'none'>;

interface Provider {
  /** The company, as everybody knows it. */
  readonly company: string;
  /** What its videos are called by. */
  readonly id: RegExp;
  /** How to find that, for whoever wrote something else. */
  readonly mend: string;
  /** Where its player is, of those the one that keeps least (companies.ts), and told to begin. */
  readonly player: (id: string) => string;
  /** Where the video has its own page. */
  readonly watch: (id: string) => string;
}

const PROVIDERS: Readonly<Record<VideoProvider, Provider>> = {
  youtube: {
    company: 'YouTube',
    id: /^[\w-]{11}$/,
    mend: 'write the eleven letters, digits, hyphens and underscores that follow "v=" in the address of the video',
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    watch: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    company: 'Vimeo',
    // A video that is not listed has a second part.
    id: /^\d+(?:\/[\da-f]+)?$/,
    mend: 'write the digits that follow "vimeo.com/" in the address of the video, and what follows them, such as 76979871/8272103f6e',
    player: (id) => {
      const [number = '', hash] = id.split('/');
      return `https://player.vimeo.com/video/${number}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`;
    },
    watch: (id) => `https://vimeo.com/${id}`,
  },
};

/** What is wrong with the id of a video, and how to mend it; nothing if it is one. */
export function videoIdProblem(provider: VideoProvider, id: string): { what: string; fix: string } | undefined {
  const { company, id: pattern, mend } = PROVIDERS[provider];
  return pattern.test(id) ? undefined : { what: `"${id}" is no id of a video at ${company}.`, fix: `${mend}.` };
}

/** A video at its company. */
export interface VideoAt {
  company: string;
  /** The address of the player, which begins at once: for a frame, after the visitor has asked for it. */
  player: string;
  /** The address of the video's own page. */
  watch: string;
}

/**
 * Where a video is.
 * @param id YouTube: eleven signs. Vimeo: digits, for a video that is not listed with its hash (`76979871/8272103f6e`).
 * @throws {Error} when nothing at that company can have this id: its player would show an error to every visitor.
 */
export function videoAt(provider: VideoProvider, id: string): VideoAt {
  const problem = videoIdProblem(provider, id);
  if (problem) {
    throw new Error(`${problem.what} Its player would show an error to every visitor. Fix: ${problem.fix}`);
  }
  const { company, player, watch } = PROVIDERS[provider];
  return { company, player: player(id), watch: watch(id) };
}
