import { Link } from '@tutoring/ui/link';
import type { ComponentType, ElementType } from 'react';
import { Ask } from './ask/view';
import { Assessment } from './assessment/view';
import { BookingLink } from './booking-link/view';
import { Card } from './card/view';
import { Cards } from './cards/view';
import { Facts } from './facts/view';
import { Hero } from './hero/view';
import { Mark } from './mark/view';
import { Note } from './note/view';
import { Pages } from './pages/view';
import { Related } from './related/view';
import { Schools } from './schools/view';
import { Script } from './script/view';
import { Section } from './section/view';
import { Sources } from './sources/view';
import { Video } from './video/view';
import { Widget } from './widget/view';
import type { PropsOf, WordName } from './words';

/** What the writer's words show: the library's components, fed with the site's data. */
const WORD_VIEWS: { [Name in WordName]: ComponentType<PropsOf<Name>> } = {
  Assessment,
  BookingLink,
  Card,
  Cards,
  Facts,
  Hero,
  Mark,
  Note,
  Pages,
  Schools,
  Script,
  Section,
  Sources,
  Video,
  Widget,
};

/** What elements show, by their names: the words, what templates add, and the HTML that the library does better. */
export const VIEWS: Readonly<Record<string, ElementType>> = { ...WORD_VIEWS, Ask, Related, a: Link };
