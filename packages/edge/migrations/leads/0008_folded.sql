-- What of a lead is searched, folded as the Worker folds what is searched for (src/leads/search-text.ts): SQLite's own `lower`
-- knows no letters but those of ASCII. Leads of before have none until the Worker comes by, some each minute.
alter table leads add column folded text;
create index leads_unfolded on leads (reference) where folded is null;
