-- How the visitor came, as JSON; null unless they allow us to know.
alter table leads add column attribution text;

-- What pages say of themselves, added up by the day: nobody's visit is a row of its own.
create table page_reports (
  -- ISO day, UTC.
  day text not null,
  -- `error` or `vital`.
  kind text not null,
  page text not null,
  -- Of an error its message, of a vital its name.
  name text not null,
  -- Of an error its script, of a vital its rating.
  detail text not null,
  count integer not null default 1,
  -- Of a vital the sum of its values.
  total real not null default 0,
  primary key (day, kind, page, name, detail)
);
