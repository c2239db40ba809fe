-- When the owner was told that a family no longer allows a sample.
alter table markings add column withdrawal_told_at integer;
create index markings_withdrawn on markings (reference) where sample_withdrawn_at is not null and withdrawal_told_at is null;
