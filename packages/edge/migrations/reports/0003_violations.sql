-- What pages tried and may not do. Places as those of `errors` (src/reports/store.ts), apart from them: what extensions of
-- visitors' browsers try takes no place of what failed. Nothing of the visitor: neither their referrer nor their browser.
create table violations (
  day text not null,
  page text not null,
  place integer not null,
  -- What was tried, and where in the code.
  message text not null,
  -- Its type, such as `csp-violation`.
  source text not null,
  count integer not null default 1,
  weight integer not null default 1,
  primary key (day, page, place)
) without rowid;
