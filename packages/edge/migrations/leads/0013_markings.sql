-- A lead with pages to mark: what a tutor writes, and the private link to it.
create table markings (
  reference text primary key references leads (reference) on delete cascade,
  -- The question that the pages answer, as it was sent.
  question text not null default '',
  -- Whether an adult allowed a sample without names, and when they withdrew it.
  may_sample integer not null default 0,
  sample_withdrawn_at integer,
  -- The mailbox of the family, which has one free page: as in `leads`.
  mailbox text,
  received_at integer not null,
  -- Marks, grade and comment as JSON (`MarkedWork`); null until somebody begins.
  work text,
  -- Counts changes: who changes a marking says which state they have seen.
  version integer not null default 0,
  -- Who works on it, and until when it is theirs.
  locked_by text,
  locked_until integer,
  returned_at integer,
  returned_by text,
  -- The private link: its nonce is in the address, with a signature over nonce and end.
  link_nonce text unique,
  link_expires_at integer,
  link_revoked_at integer,
  -- The mail with the link: when the next attempt is due, how many there were, when its provider took it.
  mail_due_at integer,
  mail_attempts integer not null default 0,
  mailed_at integer,
  -- When its pages and marks are deleted. The lead stays as long as any other.
  delete_at integer
);
create index markings_waiting on markings (received_at) where returned_at is null;
create index markings_mailbox on markings (mailbox) where mailbox is not null;
create index markings_mail_due on markings (mail_due_at) where mail_due_at is not null;
create index markings_delete on markings (delete_at) where delete_at is not null;

-- One object of the bucket each. The row is written before its object and deleted after it, so that no object is ever without a
-- row. A row without a lead is deleted: after a day if it never had one, else at once.
create table marking_pages (
  -- The object's key, random.
  key text primary key,
  -- The hash of the browser's upload key.
  upload text not null,
  position integer not null,
  sha256 text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  stored_at integer not null,
  -- Whether the object is in the bucket.
  is_stored integer not null default 0,
  reference text references leads (reference) on delete set null,
  -- Whether it ever belonged to a lead.
  is_bound integer not null default 0,
  unique (upload, position)
);
create index marking_pages_of on marking_pages (reference, position) where reference is not null;
create index marking_pages_alone on marking_pages (stored_at) where reference is null;
