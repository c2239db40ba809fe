-- The profile of privacy under which a lead was sent, and when it is deleted (milliseconds since the epoch): its profile's
-- days are those of the moment at which it came.
alter table leads add column region text;
alter table leads add column delete_at integer;
-- Leads of before say nothing of where they came from: the shortest period of all holds, as it did when they were sent.
update leads set delete_at = received_at + 94608000000;
create index leads_delete on leads (delete_at);
