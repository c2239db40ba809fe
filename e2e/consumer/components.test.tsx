import { Dialog, DialogClose, DialogHeader, DialogTitle, DialogTrigger } from '@tutoring/ui/dialog';
import { GradeCalculator } from '@tutoring/ui/grade-calculator';
import { Header } from '@tutoring/ui/header';
import { LeadForm } from '@tutoring/ui/lead-form';
import { ja } from '@tutoring/ui/messages/ja';
import { NavigationMenu, type NavigationItem } from '@tutoring/ui/navigation-menu';
import { Provider } from '@tutoring/ui/provider';
import { Scroller } from '@tutoring/ui/scroller';
import { Search } from '@tutoring/ui/search';
import { TableOfContents } from '@tutoring/ui/table-of-contents';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@tutoring/ui/tabs';
import { notify, Toaster } from '@tutoring/ui/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

// The packed library as an app's own tests use it (install.ts): jsdom, Testing Library, and the one line of setup that the README names.
const items: NavigationItem[] = [
  { label: 'Tutoring', items: [{ label: 'Chemistry', href: '#chemistry' }] },
  { label: 'Contact', href: '#contact' },
];
const booking = 'https://www.example.org';

it('a dialog opens by its trigger, tells its caller, and gives the focus back', async () => {
  const onOpenChange = vi.fn();
  render(
    <>
      <DialogTrigger for="d">Open it</DialogTrigger>
      <Dialog id="d" onOpenChange={onOpenChange}>
        <DialogHeader>
          <DialogTitle>A dialog</DialogTitle>
          <DialogClose />
        </DialogHeader>
        <p>Its text.</p>
      </Dialog>
    </>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  const dialog = screen.getByRole('dialog', { name: 'A dialog' });
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(true));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open it' }));
});

it('a dialog follows its caller', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open it</button>
        <Dialog id="d" open={open} onOpenChange={setOpen}>
          <DialogHeader>
            <DialogTitle>A dialog</DialogTitle>
            <DialogClose />
          </DialogHeader>
          <button onClick={() => setOpen(false)}>Done</button>
        </Dialog>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the header’s menus open, and the phone’s closes by its button and by a link', async () => {
  render(<Header brand="B" navigation={<NavigationMenu items={items} />} items={items} bookingUrl={booking} />);
  const [trigger] = screen.getAllByRole('button', { name: 'Tutoring' });
  await userEvent.click(trigger!);
  expect(trigger!.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('link', { name: 'Contact' })).toBeTruthy();
  await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(within(menu).getByRole('link', { name: 'Contact' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a message is shown, and closed by its button', async () => {
  render(<Toaster />);
  notify({ title: 'Saved' });
  const item = await screen.findByRole('listitem', {}, { timeout: 10_000 });
  expect(item.textContent).toContain('Saved');
  await userEvent.click(within(item).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

it('forms, tabs, searches and calculators render and are used', async () => {
  const user = userEvent.setup();
  render(
    <Provider lang="ja" messages={ja}>
      <TableOfContents headings={[{ id: 'a', label: 'A' }]} />
      <Scroller aria-label="A">Wide</Scroller>
      <Search />
      <LeadForm page="/" onSent={() => undefined} />
      <GradeCalculator />
      <Tabs>
        <TabsList aria-label="A">
          <TabsTrigger value="1">One</TabsTrigger>
          <TabsTrigger value="2">Two</TabsTrigger>
        </TabsList>
        <TabsContent value="1">One</TabsContent>
        <TabsContent value="2">Two</TabsContent>
      </Tabs>
    </Provider>,
  );
  await user.click(screen.getByRole('tab', { name: 'Two' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Two');
  const [name] = document.querySelectorAll<HTMLInputElement>('[name="name"]');
  await user.type(name!, 'Ada');
  expect(name!.value).toBe('Ada');
});
