-- What the form asks beyond the first step, as JSON; what the network knew of the sender, as JSON.
alter table leads add column details text not null default '{}';
alter table leads add column context text not null default '{}';

-- What the owner has made of a lead: `new`, `answered`, `booked` or `spam`, by whom and when (milliseconds since the epoch).
alter table leads add column status text not null default 'new';
alter table leads add column status_by text;
alter table leads add column status_at integer;
-- Counts changes: who changes a lead says which state they have seen.
alter table leads add column version integer not null default 0;

create index leads_status on leads (status, received_at);
create index leads_email on leads (lower(email));

-- Which ways have taken a lead, as JSON (`{"mail":1790000000000}`); a try goes only where it is still missing.
alter table outbox add column done text not null default '{}';
-- Kind of the latest failure: never a text of anybody's.
alter table outbox add column last_error text;

-- Leads that were tried too often: somebody has to look. They go on being tried, and leave this table when they arrive.
create table dead_letters (
  reference text primary key references leads (reference) on delete cascade,
  error text not null,
  since integer not null,
  -- When somebody was told.
  alerted_at integer
);

-- What was done with a lead in the inbox or at the console.
create table lead_log (
  id integer primary key,
  reference text not null references leads (reference) on delete cascade,
  -- `status`, `note` or `requeued`.
  kind text not null,
  -- Of a status its name, of a note its text.
  text text not null,
  by text not null,
  at integer not null
);
create index lead_log_of on lead_log (reference, at);

-- Leads that were deleted for a person, of which those that have received them are still to be told. A reference says nothing about anybody.
create table forgotten (
  reference text primary key,
  forgotten_at integer not null,
  attempts integer not null default 0,
  due_at integer not null,
  done text not null default '{}',
  told_at integer
);

-- What the Worker remembers of its own work, such as the day of the latest digest.
create table marks (
  name text primary key,
  value text not null
);
