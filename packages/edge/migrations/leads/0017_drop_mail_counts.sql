-- Nothing has used it since 0012_daily_counts.sql.
drop table mail_counts;
