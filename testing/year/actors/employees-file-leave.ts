import { fileApplication } from '@talaan/leave/contract/applications.ts';
import { readFiling } from '@talaan/leave/contract/filing.ts';
import { leaveValues } from '../../leave-values.ts';
import { ask, callerOf, count, isWorkday, requireDone, sample, type University } from '../university.ts';

/** Of a hundred people so many ask for leave on a day, and of a small university two. */
const OF_A_HUNDRED = 0.6;
const LEAST = 2;
const DAYS_AHEAD = 7;
const MOST_DAYS = 3;
/** One of so many is ill, and says so when back. */
const ILL = 0.4;
/** In the order in which the form is looked through: what a person of the regular service has, then a teacher. */
const ABSENCE = { ill: ['SL', 'SC'], away: ['VL', 'SC'] };
const DAY = 1000;

/**
 * In the morning some ask for days of vacation a week ahead, or for sick leave of the day before, by what the form offers them and they have credits for: teachers
 * take service credits. What the rules refuse stays refused.
 */
export async function employeesFileLeave(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(university, day)) return;
  const { chance } = university;
  const people = await ask<{ id: number }>(
    university,
    `select distinct a.personnel_id as id from personnel.appointment a join identity.account c on c.personnel_id = a.personnel_id and c.suspended_at is null
     where a.during @> $1::date and a.status_code in ('PERM', 'TEMP', 'CAS', 'COT', 'CONTR') order by 1`,
    [day.toString()],
  );
  for (const { id } of sample(university, people, Math.max(LEAST, Math.ceil((people.length * OF_A_HUNDRED) / 100)))) {
    const caller = callerOf(university, id);
    const isIll = chance.happens(ILL);
    const { types, balances } = requireDone('the form of leave', await caller.call(readFiling, { query: {} })).body;
    const codes = isIll ? ABSENCE.ill : ABSENCE.away;
    const code = codes.find((one) => types.some((type) => type.code === one));
    const book = balances.find((one) => one.book === code);
    const credits = book ? book.now - book.held : 0;
    if (code === undefined || credits < DAY) {
      count(university, `no leave to file: ${codes.join(' or ')}`);
      continue;
    }
    const from = isIll ? day.subtract({ days: day.dayOfWeek === 1 ? 3 : 1 }) : day.add({ days: DAYS_AHEAD });
    const length = isIll ? 1 : Math.min(chance.between(1, MOST_DAYS), Math.floor(credits / DAY));
    const days = Array.from({ length }, (_, at) => from.add({ days: at }).toString());
    const details = code === 'VL' ? VACATION : code === 'SL' ? ILLNESS : {};
    const body = leaveValues(code, days, { ...details, contact: '0917 555 0100' });
    const { status, body: answer } = await caller.call(fileApplication, { body });
    if (status === 200) count(university, `leaves filed: ${code}`);
    else count(university, `leaves refused: ${(answer as unknown as { message: string }).message}`);
  }
}

const VACATION = { place: 'PHILIPPINES' as const };
const ILLNESS = { illness_place: 'OUT_PATIENT' as const, illness: 'Fever' };
