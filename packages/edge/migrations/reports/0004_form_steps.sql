-- How far visitors go in the forms, added up by the day: nobody's visit is a row of its own, and no page is named.
-- `day` is an ISO day by the business's clock. Only visitors who allow statistics are counted.
create table form_steps (
  day text not null,
  -- `full` in three steps, `brief` in one.
  form text not null,
  -- `you`, `course` or `when`.
  step text not null,
  -- 0: visits that reached the step. 1: those that were sent, of which it was the last step.
  sent integer not null,
  count integer not null default 1,
  primary key (day, form, step, sent)
) without rowid;
