-- A lead and its place in the outbox are written in one batch: a stored lead is a lead to deliver.
create table leads (
  reference text primary key,
  -- What the client chose to make a repeated submission the same lead.
  key text not null unique,
  -- Tells a repetition from another message sent with the same key by mistake.
  content_hash text not null,
  role text not null,
  name text not null,
  email text not null,
  programme text not null,
  message text not null,
  page text not null,
  received_at integer not null
);

create table outbox (
  reference text primary key references leads (reference) on delete cascade,
  attempts integer not null default 0,
  -- Milliseconds since the epoch. A sweep that takes a row moves it ahead: its lease.
  due_at integer not null,
  delivered_at integer
);

create index outbox_due on outbox (due_at) where delivered_at is null;
