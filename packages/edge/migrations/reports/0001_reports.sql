-- What pages say of themselves, added up by the day: nobody's visit is a row of its own.
-- `day` is an ISO day (UTC), `page` a page of the site or `*` for any other address.

-- How fast pages were.
create table vitals (
  day text not null,
  page text not null,
  name text not null,
  rating text not null,
  count integer not null default 1,
  -- Sum of the values.
  total real not null default 0,
  primary key (day, page, name, rating)
) without rowid;

-- What failed. A page has a few places a day (src/reports/store.ts says who gets them).
create table errors (
  day text not null,
  page text not null,
  place integer not null,
  message text not null,
  source text not null,
  -- How often it was heard of since it has its place.
  count integer not null default 1,
  -- How hard it is to displace: what its predecessors had, and `count`.
  weight integer not null default 1,
  primary key (day, page, place)
) without rowid;
