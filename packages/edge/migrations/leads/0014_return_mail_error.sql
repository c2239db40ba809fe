-- The class of the latest error of the mail with the link, such as `HTTP 422`; null after a success.
alter table markings add column mail_error text;
