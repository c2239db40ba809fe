-- Spam, and leads that look like a machine's, are deleted after 30 days (src/leads/expiry.ts). The hourly purge finds them here
-- without reading all leads.
create index leads_unwanted on leads (received_at)
  where (status = 'spam' or review in ('over_limit', 'too_fast', 'bot_check'));
