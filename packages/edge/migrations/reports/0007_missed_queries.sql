-- What visitors searched for or asked the chat, and our pages did not answer: counts of a query and a day. Nobody's visit is a
-- row of its own. Only of visitors who allow analytics; nothing that may be personal, and no message of distress.
-- `day` is an ISO day by the business's clock.
create table missed_queries (
  day text not null,
  -- `search` or `chat`.
  place text not null,
  query text not null,
  count integer not null default 1,
  primary key (day, place, query)
) without rowid;
