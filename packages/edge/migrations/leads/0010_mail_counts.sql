-- How many mails of a day (ISO, UTC) went out, by what is limited (src/mail/quota.ts). Deleted when the day is over.
create table mail_counts (
  day text not null,
  name text not null,
  count integer not null,
  primary key (day, name)
) without rowid;

-- Since when a lead waits for the next digest, because there were too many for a mail each; null for all others.
alter table outbox add column held_at integer;
create index outbox_held on outbox (held_at) where held_at is not null;
