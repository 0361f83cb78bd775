import { ask, isWorkday, type Invariant } from '../university.ts';

/** Of those who are expected at work on an ordinary workday, so many in a hundred punched at least. */
const PUNCHED = 80;
/** Of those who serve, so many in a hundred are expected at least: what no rule expects cannot be missed. */
const EXPECTED = 60;
/** By then a device that kept its punches has sent them. */
const SENT_AFTER = 6;
const LOOKED_BACK = 36;

/** On each ordinary workday that devices have sent by now, those who were to be at work punched. */
export const workdaysArePunched: Invariant = async (university, day) => {
  const { first } = university;
  const since = day.subtract({ days: LOOKED_BACK });
  const days = await ask<{ date: string; serve: number; expected: number; punched: number }>(
    university,
    `select d.date::text, count(*)::integer as serve, count(*) filter (where ${IS_EXPECTED})::integer as expected,
       count(*) filter (where ${IS_EXPECTED} and coalesce(am_in, am_out, pm_in, pm_out) is not null)::integer as punched
     from attendance.day d where d.date between $1::date and $2::date
       and not exists (select from attendance.holiday h where h.date = d.date) and not exists (select from attendance.suspension s where s.date = d.date)
     group by d.date order by d.date`,
    [(Temporal.PlainDate.compare(since, first) < 0 ? first : since).toString(), day.subtract({ days: SENT_AFTER }).toString()],
  );
  return days
    .filter(({ date }) => isWorkday(university, Temporal.PlainDate.from(date)))
    .flatMap(({ date, serve, expected, punched }) =>
      expected * 100 < serve * EXPECTED || punched * 100 < expected * PUNCHED
        ? [`On ${date} ${serve} served, ${expected} were expected at work, and ${punched} punched.`]
        : [],
    );
};

const IS_EXPECTED = `d.status in ('COMPLETE', 'INCOMPLETE', 'ABSENT', 'NO_DATA')`;
