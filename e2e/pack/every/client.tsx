'use client';
/** Parts that ask their caller something: a function cannot come from a server component. */
import { Chat } from '@tutoring/ui/chat';
import { LeadForm } from '@tutoring/ui/lead-form';
import { Pagination } from '@tutoring/ui/pagination';
import { Recognition } from '@tutoring/ui/recognition';
import { version } from 'react';

const booking = 'https://www.example.org';
const waits = () => new Promise<never>(() => undefined);

export function FromTheClient() {
  return (
    <>
      <LeadForm page="/" onSent={() => undefined} />
      <Pagination current={1} total={2} hrefOf={String} />
      <Recognition recognised={[]} name="a" onChoose={() => undefined} nameOf={String} />
      <Chat answer={waits} bookingUrl={booking} />
      <p>This is React {version}.</p>
    </>
  );
}
