/**
 * What messages say about somebody's state, in the notation of vocabulary/en.ts. One clue means little: combinations.ts says which
 * of them together raise concern. A clue without words in a language never matches.
 */
export type Clue =
  /** The writer. */
  | 'me'
  /** Somebody whom the writer worries about: a child, a friend, he, she. */
  | 'loved'
  /** Somebody who may have power over a child, and he, she, they. */
  | 'adult'
  /** Whom an adult hurts: me, us, my brother, and what belongs to them. */
  | 'victim'
  | 'nobody'
  /** Not, hardly, stopped. */
  | 'no'
  /** Wanting, wishing, planning, thinking of. */
  | 'want'
  | 'live'
  | 'die'
  /** Being away for ever: gone, disappear, without me. */
  | 'gone'
  /** Others notice, care, miss. */
  | 'matter'
  /** Others are better off, or happier. */
  | 'better'
  /** Tired of, no strength for. */
  | 'tired'
  /** The point, the reason, why. */
  | 'point'
  | 'deserve'
  /** Cutting, burning, hurting. */
  | 'cut'
  /** The place that is hurt: arms, wrists. */
  | 'skin'
  /** Verbs that only mean hurting oneself. */
  | 'selfHarm'
  /** Oneself. */
  | 'self'
  /** What one can hurt oneself with. */
  | 'blade'
  /** Hiding something. */
  | 'hide'
  | 'take'
  | 'much'
  | 'pills'
  /** Roofs, bridges, trains. */
  | 'heights'
  | 'jump'
  /** Goodbyes, farewell letters, giving things away. */
  | 'bye'
  | 'end'
  /** Everything, it all, the pain. */
  | 'all'
  /** Painless, quick, easy. */
  | 'easy'
  | 'hit'
  | 'touch'
  /** Beds, bedrooms, nights. */
  | 'bed'
  | 'ask'
  /** Pictures of oneself. */
  | 'pics'
  | 'nude'
  | 'threat'
  /** Making something public. */
  | 'leak'
  | 'secret'
  /** Locking in or out, taking food away. */
  | 'lock'
  /** Shouting, insulting, throwing things. */
  | 'shout'
  /** Regretting that a child was born. */
  | 'regret'
  | 'online'
  | 'bully'
  | 'afraid'
  /** Home, school, a report. */
  | 'home'
  | 'eat'
  | 'sleep'
  /** Speaking to others. */
  | 'speak'
  /** Leaving the room, the bed or the house. */
  | 'out'
  | 'vomit'
  | 'meal'
  | 'panic'
  | 'breathe'
  | 'cry'
  /** For days, every night, always. */
  | 'long'
  /** Hopeless, worthless, empty, a burden. */
  | 'low';

/** Clues that a negation turns into a worry. */
export type Negated = 'live' | 'matter' | 'point' | 'deserve' | 'eat' | 'sleep' | 'speak' | 'out' | 'breathe';

/** A negated clue: `noEat` is `no` beside `eat`. */
export type NegatedClue = `no${Capitalize<Negated>}`;

/** The clues of a language. Languages that write the negation into the word list negated clues themselves. */
export type Clues = Readonly<Partial<Record<Clue | NegatedClue, string>>>;
