-- What a day (ISO, UTC) has used of its limits, by what is limited: mails (src/mail/quota.ts), and the bytes that one sender has
-- sent (src/submission/daily-bytes.ts). Deleted when the day is over.
create table daily_counts (
  day text not null,
  name text not null,
  count integer not null,
  primary key (day, name)
) without rowid;

-- Nothing uses mail_counts from here on. It stays for a Worker that goes back one version.
insert into daily_counts select day, name, count from mail_counts;
