import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportLeaveTypes, listLeaveTypes } from '../../contract/types.ts';
import { CHARGE_NAMES, formatAmount, formatNotice } from '../../rules/format-type.ts';

/** The terms that apply on a day, and of types that begin later those that they begin with. */
const termsOfDay = (today: string) => sql`
  (select distinct on (code) * from leave.type_terms
   order by code, effective_on <= ${today}::date desc, case when effective_on <= ${today}::date then -(effective_on - '1900-01-01'::date)
     else effective_on - '1900-01-01'::date end)`;

const termsColumns = {
  code: 't.code',
  place: 't.place',
  name: 't.name',
  box: 't.box',
  details: 't.details',
  charge: 't.charge',
  amount: 't.amount',
  unit: 't.unit',
  per: 't.per',
  event: 't.event',
  most_events: 't.most_events',
  smallest: 't.smallest',
  counts_dates: 't.counts_dates',
  sex: 't.sex',
  statuses: 't.statuses',
  teachers: 't.teachers',
  service_months: 't.service_months',
  least_balance: 't.least_balance',
  notice_days: 't.notice_days',
  event_may_come: 't.event_may_come',
  before_days: 't.before_days',
  within_days: 't.within_days',
  filed_within_days: 't.filed_within_days',
  longest_run: 't.longest_run',
  papers: 't.papers',
  papers_may_follow: 't.papers_may_follow',
  earns: 't.earns',
  is_confidential: 't.is_confidential',
  is_discretionary: 't.is_discretionary',
  is_filed: 't.is_filed',
  law: 't.law',
  confidence: 't.confidence',
  effective_on: 't.effective_on',
};

export const typeRows = rows(listLeaveTypes, exportLeaveTypes, 'types', ({ today }) => ({
  from: sql`${termsOfDay(today)} t`,
  columns: {
    id: 't.code',
    ...termsColumns,
    next_on: sql`(select min(n.effective_on) from leave.type_terms n where n.code = t.code and n.effective_on > greatest(t.effective_on, ${today}::date))`,
    earlier: sql`(select count(*)::integer from leave.type_terms n where n.code = t.code and n.effective_on < t.effective_on)`,
  },
  reach: sql`true`,
  search: [sql`kernel.plain(t.code || ' ' || t.name || ' ' || t.law)`],
  sort: { place: 't.place', name: sql`kernel.plain(t.name)`, code: 't.code', since: 't.effective_on' },
  unsorted: 'place',
  filters: {
    charge: (charge) => sql`t.charge = ${charge}`,
    per: (per) => sql`t.per = ${per}`,
    filed: (filed) => sql`t.is_filed = ${filed === 1}`,
  },
  sheet: {
    name: 'Types of leave',
    cells: {
      Code: (row) => row.code,
      Name: (row) => row.name,
      Gives: (row) => formatAmount(row),
      'Taken from': (row) => CHARGE_NAMES[row.charge],
      'To be filed': (row) => formatNotice(row.notice_days),
      Papers: (row) => row.papers.map(({ name }) => name).join('; '),
      Law: (row) => row.law,
      Since: (row) => row.effective_on,
    },
  },
}));
