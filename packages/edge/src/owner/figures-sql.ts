import { FIGURE_ROWS } from '@tutoring/domain/figures';
import { MISSED_DAYS_MIN, MISSED_ROWS } from '@tutoring/domain/missed-query';

/**
 * The weeks of both periods, from ?1: JSON arrays of the Monday, 1 for the period and 0 for the one before, and the first
 * millisecond of the week and of the time after it. One value, because D1 takes at most a hundred.
 */
const WEEKS = `weeks as materialized (
  select value ->> 0 as monday, value ->> 1 as is_now, value ->> 2 as begins, value ->> 3 as ends from json_each(?1)
)`;

/** The leads of each week. A `cross join` keeps SQLite from reading all leads: it looks each week up in the index of times. */
const LEADS = `weeks cross join leads on received_at >= begins and received_at < ends`;

/** Sums of both periods. */
const COMPARED = 'total(is_now) as now, total(1 - is_now) as before';

/** The number of leads by period, and of spam. */
export const TOTALS = `with ${WEEKS}
  select status = 'spam' as is_spam, ${COMPARED} from ${LEADS} group by 1`;

/** The number of leads by week. */
export const BY_WEEK = `with ${WEEKS}
  select monday, is_now, count(*) as n from ${LEADS} where status <> 'spam' group by 1, 2`;

/** How a visitor came, in SQL: null without their consent, empty if no campaign and no other site referred them. */
const SOURCE = `case when attribution is not null then lower(coalesce(
  attribution ->> '$.last.source',
  case when attribution ->> '$.last.referrer' like 'www.%' then substr(attribution ->> '$.last.referrer', 5) end,
  attribution ->> '$.last.referrer',
  '')) end`;

/** The most frequent values of an expression, and all others as sums. */
const ranking = (name: string) => `with ${WEEKS},
  named as (select ${name} as name, ${COMPARED} from ${LEADS} where status <> 'spam' group by 1)
  select name, now, before, sum(now) over () as all_now, sum(before) over () as all_before
  from named order by now desc, before desc, name limit ${FIGURE_ROWS}`;

export const RANKINGS = {
  sources: ranking(SOURCE),
  pages: ranking('page'),
  languages: ranking("details ->> '$.language'"),
  statuses: ranking('status'),
} as const;

/**
 * How long leads waited until somebody marked them as answered or booked, by week of arrival; without a Monday for a whole
 * period. The median of an even number is the mean of the two in the middle. `slow` is the time by which nine in ten had
 * their answer.
 */
const waits = (monday: string) => `with ${WEEKS},
  answered as (
    select ${monday} as monday, is_now, (
      select min(at) from lead_log
      where lead_log.reference = leads.reference and kind = 'status' and text in ('answered', 'booked')
    ) - received_at as wait
    from ${LEADS} where status <> 'spam'
  ),
  ranked as (
    select monday, is_now, wait,
      row_number() over (partition by monday, is_now order by wait nulls last) as place,
      count(wait) over (partition by monday, is_now) as n
    from answered
  )
  select monday, is_now, n as answered, count(*) - n as open,
    avg(case when place in ((n + 1) / 2, (n + 2) / 2) then wait end) as median,
    max(case when place = (9 * n + 9) / 10 then wait end) as slow
  from ranked group by monday, is_now`;

export const WAITS_BY_WEEK = waits('monday');
export const WAITS = waits('null');

/** Visits of forms between the days ?1 and ?2, and between ?3 and ?4, which are earlier. */
export const FORM_VISITS = `select form, step, sent,
    total(case when day between ?1 and ?2 then count end) as now, total(case when day between ?3 and ?4 then count end) as before
  from form_steps where day between ?3 and ?2 group by 1, 2, 3`;

export const FORMS_SINCE = 'select min(day) as day from form_steps';

/** Queries that found nothing on enough different days from ?1 to ?2. */
export const MISSED = `select query, place, count(*) as days, sum(count) as times, max(day) as last
  from missed_queries where day between ?1 and ?2 group by 1, 2
  having days >= ${MISSED_DAYS_MIN} order by days desc, times desc, last desc, query, place limit ${MISSED_ROWS}`;
