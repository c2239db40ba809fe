-- Why a lead wants a second look before it is believed; null for all others.
alter table leads add column review text;

-- When the lead was stored, once more beside its delivery: the oldest one that waits is the first
-- entry of the index, however many there are.
alter table outbox add column stored_at integer not null default 0;
update outbox set stored_at = (select received_at from leads where leads.reference = outbox.reference);
create index outbox_waiting on outbox (stored_at) where delivered_at is null;

-- Reports have a database of their own (migrations/reports).
drop table page_reports;
