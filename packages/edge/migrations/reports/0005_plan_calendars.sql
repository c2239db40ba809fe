-- Study plans that phones subscribe to (src/calendar). Apart from the leads: nobody's rubbish takes their room, and no dump of the
-- leads has them. There is no name, no address and no time of creation.
create table plan_calendars (
  -- 32 random hexadecimal digits: the feed's address.
  id text primary key,
  -- SHA-256 of the secret that its browser has.
  secret_hash text not null,
  language text not null,
  -- JSON: id, day, title and last change of each event. A cancelled one has no title.
  events text not null,
  -- Grows with each change, so that two changes at the same time both count.
  version integer not null default 1,
  -- Some weeks after the last event. The cron deletes the row then.
  delete_at integer not null
);
create index plan_calendars_by_deletion on plan_calendars (delete_at);
