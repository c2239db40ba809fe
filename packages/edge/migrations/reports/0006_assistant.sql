-- What the questions of a day used of the month's budget: tokens, and their cost in millionths of a US dollar. At first an
-- estimate, then what the provider reports. `reported` counts the questions for which it did.
alter table chat_days add column input_tokens integer not null default 0;
alter table chat_days add column output_tokens integer not null default 0;
alter table chat_days add column micros integer not null default 0;
alter table chat_days add column reported integer not null default 0;
-- Questions without an answer of the model, and why the last one had none.
alter table chat_days add column failed integer not null default 0;
alter table chat_days add column failure text not null default '';
-- The owner's choices about the language model, in one row. `visitors` is `on`, `off`, or null: what the variables say.
-- The key is a secret of the Worker and never here.
create table assistant (
  only_row integer primary key check (only_row = 1),
  visitors text check (visitors in ('on', 'off')),
  switched_at integer,
  switched_by text,
  settings text not null
);
