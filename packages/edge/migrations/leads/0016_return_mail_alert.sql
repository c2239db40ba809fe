-- When the owner was alerted that the mail with the link does not go out: once for each page.
alter table markings add column mail_alerted_at integer;
