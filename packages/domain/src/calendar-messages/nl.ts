import type { CalendarMessages } from './en';

/** From English 9e4cd114. */
export const nl = {
  plan: 'Studieplan',
  planAbout: 'Gemaakt met de studieplanner van {brand}. Wijzig het plan daar, en deze agenda volgt vanzelf.',
  gone: 'Niet meer gepland',
  dates: 'Examendata en deadlines',
  datesAbout: 'Van {brand}. Data met ‘verwacht’ zijn nog niet bevestigd. Controleer elke datum bij de bron.',
  expected: '{name} (verwacht)',
  cancelled: 'Geldt niet meer: {name}',
  firstSitting: 'Eerste examensessie van de dag. De school laat u de tijd weten.',
  secondSitting: 'Tweede examensessie van de dag. De school laat u de tijd weten.',
  schoolMayStartLater: 'De school mag tot een uur later beginnen.',
  ends: 'Eindigt om {time}.',
  source: 'Bron: {source}',
  checked: 'Laatst gecontroleerd: {month}',
} satisfies CalendarMessages;
