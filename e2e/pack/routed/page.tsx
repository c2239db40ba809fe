'use client';
/** A page in an app with a client-side router: its links and its dialogs lead to other pages. */
import { Button } from '@tutoring/ui/button';
import { Dialog, DialogClose, DialogHeader, DialogTitle, DialogTrigger } from '@tutoring/ui/dialog';
import { Header } from '@tutoring/ui/header';
import { NavigationMenu, type NavigationItem } from '@tutoring/ui/navigation-menu';
import { useState } from 'react';

const items: NavigationItem[] = [
  { label: 'Tutoring', items: [{ label: 'Chemistry', href: '/routed/chemistry' }] },
  { label: 'Contact', href: '/routed/contact' },
];

/**
 * @param path of the page.
 * @param push the router's own way to another page.
 */
export function RoutedPage({ path, push }: { path: string; push: (to: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Header
        brand="Our school"
        navigation={<NavigationMenu items={items} />}
        items={items}
        current={path}
        bookingUrl="https://www.example.org"
      />
      <main id="content" tabIndex={-1}>
        <h1>{path}</h1>
        <DialogTrigger for="where">Where to?</DialogTrigger>
        <Dialog id="where" open={isOpen} onOpenChange={setOpen}>
          <DialogHeader>
            <DialogTitle>Where to?</DialogTitle>
            <DialogClose />
          </DialogHeader>
          <Button
            onClick={() => {
              setOpen(false);
              push('/routed/chemistry');
            }}
          >
            Close, then go
          </Button>
          <Button onClick={() => push('/routed/chemistry')}>Go</Button>
        </Dialog>
      </main>
    </>
  );
}
