import { BookingLink } from '@tutoring/ui/booking-link';
import { Header } from '@tutoring/ui/header';
import { Hero } from '@tutoring/ui/hero';
import { Container } from '@tutoring/ui/layout';
import { Marked, MarkedScript } from '@tutoring/ui/marked-script';
import { NavigationMenu, type NavigationItem } from '@tutoring/ui/navigation-menu';
import { Highlight, Lead } from '@tutoring/ui/text';

const items: NavigationItem[] = [
  { label: 'Tutoring', items: [{ label: 'Chemistry', href: '/chemistry', featured: true }] },
  { label: 'Contact', href: '/contact' },
];
const bookingUrl = 'https://calendar.example.org';

const sample = (
  <MarkedScript title="A practice answer" grade="2/3" sample>
    <p>
      <Marked variant="tick" note="One mark.">
        More collisions have the activation energy.
      </Marked>{' '}
      Particles <Marked note="So what follows?">move faster</Marked>.
    </p>
  </MarkedScript>
);

export const FirstPage = () => (
  <>
    <Header brand="Our school" navigation={<NavigationMenu items={items} />} items={items} bookingUrl={bookingUrl} />
    <main id="content" tabIndex={-1}>
      <Container>
        <Hero actions={<BookingLink href={bookingUrl} />} aside={sample}>
          <h1>
            Chemistry, <Highlight>one to one</Highlight>
          </h1>
          <Lead>For students of the IB and AP, and their parents.</Lead>
        </Hero>
      </Container>
    </main>
  </>
);
