import { createRef, StrictMode, type ComponentType, type Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Accordion, AccordionItem } from './accordion';
import { Callout } from './callout';
import { ComparisonTable } from './comparison-table';
import { Figure } from './figure';
import { GradeCurve, OralWaveform, TimeZoneBand, WeekPlan } from './illustration';
import { Pagination } from './pagination';
import { Person } from './person';
import { Price, Tier, Tiers } from './price';
import { RelatedLinks } from './related-links';
import { Statistic } from './statistic';
import { Step, StepList } from './step-list';
import { TableOfContents } from './table-of-contents';
import { Tabs } from './tabs';
import { Tooltip } from './tooltip';
import { Testimonial } from './testimonial';
import { Badge, SampleBadge } from './badge';
import { BookingLink } from './booking-link';
import { Breadcrumbs } from './breadcrumbs';
import { Button, ButtonLink, IconButton } from './button';
import { Card } from './card';
import { ConsentGate } from './cookie-consent';
import { Dialog, DialogTrigger } from './dialog';
import { Footer } from './footer';
import { Header } from './header';
import { Hero } from './hero';
import { Icon } from './icon';
import { LanguageSwitcher } from './language-switcher';
import { Aside, Container, Grid, Row, Section, Stack, VisuallyHidden } from './layout';
import { LeadForm } from './lead-form';
import { Link } from './link';
import { MarkedScript } from './marked-script';
import { Circled, MarginNote, Tick, Underline } from './marks';
import { MobileMenu, MobileMenuTrigger } from './mobile-menu';
import { NavigationMenu } from './navigation-menu';
import { PromoBanner } from './promo-banner';
import { ReferenceCard } from './reference-card';
import { ServiceFinder } from './service-finder';
import { Highlight, Kicker, Lead, Prose, Small } from './text';
import { Scroller } from './scroller';

/** Every part that renders a root of its own, with its required props. */
const parts: Record<string, [ComponentType<never>, object]> = {
  Accordion: [Accordion, {}],
  AccordionItem: [AccordionItem, { heading: 'A' }],
  Callout: [Callout, {}],
  ComparisonTable: [ComparisonTable, { caption: 'A', corner: 'B', columns: [], rows: [] }],
  Figure: [Figure, { caption: 'A' }],
  GradeCurve: [GradeCurve, {}],
  OralWaveform: [OralWaveform, {}],
  TimeZoneBand: [TimeZoneBand, {}],
  WeekPlan: [WeekPlan, {}],
  Pagination: [Pagination, { current: 1, total: 2, hrefOf: String }],
  Person: [Person, { name: 'A', role: 'B' }],
  Price: [Price, { amounts: [] }],
  Tier: [Tier, { heading: 'A', audience: 'B', price: 'C', contents: [] }],
  Tiers: [Tiers, {}],
  RelatedLinks: [RelatedLinks, { links: [] }],
  Statistic: [Statistic, { value: '1', source: { label: 'A', href: '#' }, checked: 'B' }],
  Step: [Step, { heading: 'A' }],
  StepList: [StepList, {}],
  TableOfContents: [TableOfContents, { headings: [] }],
  Tabs: [Tabs, { label: 'A', tabs: [{ value: 'a', label: 'A', content: 'A' }] }],
  Testimonial: [Testimonial, { author: 'A' }],
  Aside: [Aside, {}],
  Badge: [Badge, {}],
  BookingLink: [BookingLink, { href: 'https://www.example.org' }],
  Breadcrumbs: [Breadcrumbs, { trail: [{ label: 'Home', href: '/' }] }],
  Button: [Button, {}],
  ButtonLink: [ButtonLink, { href: '/' }],
  Card: [Card, { heading: 'A' }],
  Circled: [Circled, {}],
  ConsentGate: [ConsentGate, { category: 'marketing', title: 'A', children: 'B' }],
  Container: [Container, {}],
  Dialog: [Dialog, { id: 'd', heading: 'A' }],
  DialogTrigger: [DialogTrigger, { for: 'd' }],
  Footer: [Footer, { brand: 'B', contact: [], groups: [], locations: [], year: '2026' }],
  Grid: [Grid, {}],
  Header: [Header, { brand: 'B', navigation: null, items: [], bookingUrl: 'https://www.example.org' }],
  Hero: [Hero, { children: <h1>A</h1> }],
  Highlight: [Highlight, {}],
  Kicker: [Kicker, {}],
  IconButton: [IconButton, { icon: 'close', label: 'A' }],
  Icon: [Icon, { name: 'check' }],
  LanguageSwitcher: [LanguageSwitcher, { choices: [], current: 'en' }],
  Lead: [Lead, {}],
  LeadForm: [LeadForm, { page: '/', onSent: () => undefined }],
  Link: [Link, { href: '/' }],
  MarginNote: [MarginNote, {}],
  MarkedScript: [MarkedScript, { title: 'A' }],
  MobileMenu: [MobileMenu, { id: 'm', items: [], bookingUrl: 'https://www.example.org' }],
  MobileMenuTrigger: [MobileMenuTrigger, { for: 'm' }],
  NavigationMenu: [NavigationMenu, { items: [] }],
  PromoBanner: [PromoBanner, { text: 'A', href: '/', linkLabel: 'B' }],
  Prose: [Prose, {}],
  ReferenceCard: [ReferenceCard, { reference: '' }],
  Row: [Row, {}],
  SampleBadge: [SampleBadge, {}],
  Scroller: [Scroller, { 'aria-label': 'A' }],
  Section: [Section, {}],
  ServiceFinder: [ServiceFinder, {}],
  Small: [Small, {}],
  Stack: [Stack, {}],
  Tick: [Tick, {}],
  Tooltip: [Tooltip, { content: 'A', children: <button type="button">B</button> }],
  Underline: [Underline, {}],
  VisuallyHidden: [VisuallyHidden, {}],
};

let host: HTMLElement;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => host.remove());

it.each(Object.entries(parts))(
  '%s: ref, className and rest props reach the root, without a warning',
  async (_, [Part, props]) => {
    const error = vi.spyOn(console, 'error');
    const ref = createRef<HTMLElement>();
    const Any = Part as ComponentType<Record<string, unknown> & { ref: Ref<HTMLElement> }>;
    const root = createRoot(host);
    root.render(
      <StrictMode>
        <Any {...props} ref={ref} className="of-the-caller" data-rest="rest" />
      </StrictMode>,
    );
    await vi.waitFor(() => expect(ref.current).not.toBeNull());
    expect(ref.current).toBe(host.firstElementChild);
    expect(ref.current).toHaveProperty('dataset.rest', 'rest');
    expect([...(ref.current?.classList ?? [])]).toContain('of-the-caller');
    expect(error).not.toHaveBeenCalled();
    root.unmount();
  },
);
