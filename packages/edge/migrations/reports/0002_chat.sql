-- How many questions went to the language model, by the day (ISO, UTC): its budget. Nothing of a question is kept.
create table chat_days (
  day text primary key,
  asked integer not null
) without rowid;
