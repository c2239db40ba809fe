-- A lead that somebody has marked as spam on its way: who has it already stays known, and nobody else gets it unless it was none.
alter table outbox add column stopped integer not null default 0;
