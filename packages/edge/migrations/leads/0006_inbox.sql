-- The inbox lists leads by when they came, and looks for others of the same parent.
create index leads_received on leads (received_at, reference);
create index leads_guardian on leads (lower(json_extract(details, '$.guardianEmail')));
