import type { CompanySettings } from './companies';

/** Providers of video players. */
export type VideoProvider = Exclude<CompanySettings['video'], 'none'>;

interface Provider {
  /** The company's name. */
  readonly company: string;
  /** The pattern of its video ids. */
  readonly id: RegExp;
  /** How to find the id, for an error message. */
  readonly help: string;
  /** The address of its most private player (companies.ts), which starts at once. */
  readonly player: (id: string) => string;
  /** The address of the video's page. */
  readonly watch: (id: string) => string;
}

const PROVIDERS: Readonly<Record<VideoProvider, Provider>> = {
  youtube: {
    company: 'YouTube',
    id: /^[\w-]{11}$/,
    help: 'write the eleven letters, digits, hyphens and underscores that follow "v=" in the address of the video',
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    watch: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    company: 'Vimeo',
    // An unlisted video has a hash after its id.
    id: /^\d+(?:\/[\da-f]+)?$/,
    help: 'write the digits that follow "vimeo.com/" in the address of the video, and what follows them, such as 76979871/8272103f6e',
    player: (id) => {
      const [number = '', hash] = id.split('/');
      return `https://player.vimeo.com/video/${number}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`;
    },
    watch: (id) => `https://vimeo.com/${id}`,
  },
};

/** The problem with a video id, and how to fix it; `undefined` if it is valid. */
export function videoIdProblem(provider: VideoProvider, id: string): { what: string; fix: string } | undefined {
  const { company, id: pattern, help } = PROVIDERS[provider];
  return pattern.test(id) ? undefined : { what: `"${id}" is no id of a video at ${company}.`, fix: `${help}.` };
}

/** A video at its provider. */
export interface VideoAt {
  company: string;
  /** The player's address, which starts at once: load it in a frame only after the visitor asked for it. */
  player: string;
  /** The address of the video's own page. */
  watch: string;
}

/**
 * The addresses of a video.
 * @param id YouTube: eleven characters. Vimeo: digits, and for an unlisted video its hash (`76979871/8272103f6e`).
 * @throws {Error} if the id is invalid: the player would show an error to every visitor.
 */
export function videoAt(provider: VideoProvider, id: string): VideoAt {
  const problem = videoIdProblem(provider, id);
  if (problem) {
    throw new Error(`${problem.what} Its player would show an error to every visitor. Fix: ${problem.fix}`);
  }
  const { company, player, watch } = PROVIDERS[provider];
  return { company, player: player(id), watch: watch(id) };
}
