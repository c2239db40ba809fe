-- The mailbox that the automatic reply to a lead goes to, normalised (src/leads/mailbox.ts); null where no reply may go.
-- Leads of before have none: the reply check only looks at leads of the same day.
alter table leads add column mailbox text;
create index leads_mailbox on leads (mailbox, received_at) where mailbox is not null;
