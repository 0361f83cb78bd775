import { sql } from 'kysely';
import type { Line } from '@talaan/ledger/contract.ts';
import { balances, lockAccounts, post } from '@talaan/ledger/server/public.ts';
import type { Moved, StepCall } from '@talaan/requests/server/public.ts';
import { CDO, COC } from '../../rules/books.ts';
import { creditExpires, creditOf, creditWithinCaps, dayOffExpires, dayOffFor } from '../../rules/credits.ts';
import { formatHours } from '../../rules/format-hours.ts';
import { readSettings } from '../read-settings.ts';
import { notifyConcerned } from '../notify-concerned.ts';
import { hoursOfMonths, keepSettlement, type MonthOfPerson } from './hours-of-month.ts';

/** Posts what was certified: credit within the caps of the month and the balance, or days off; one posting for each person and month. */
export async function creditHours(call: StepCall, moved: readonly Moved[]): Promise<void> {
  const months = await hoursOfMonths(
    call,
    moved.map(({ id }) => id),
  );
  await lockAccounts(
    call.db,
    months.flatMap(({ personnelId }) => [COC, CDO].map(({ code }) => ({ personnelId, book: code }))),
  );
  for (const month of months) await (month.funding === 'CDO' ? giveDaysOff : credit)(call, month);
  await notifyConcerned(call, moved, ({ title }) => ({ title: 'Overtime was credited', description: `${title}: see your credits.` }));
}

async function credit(call: StepCall, month: MonthOfPerson): Promise<void> {
  const { personnelId, days } = month;
  const earned = days.reduce((sum, { minutes, kind }) => sum + creditOf(minutes, kind), 0);
  const { credited, lost, because } = creditWithinCaps(earned, await readRoom(call, personnelId, month.month));
  const on = days.at(-1)?.date;
  if (on && credited > 0) {
    const line: Line = { book: COC, amount: credited, on, lot: { earnedOn: on, expiresOn: creditExpires(on) } };
    await earn(call, month, `COC ${formatHours(credited)}`, [line]);
  }
  await keepSettlement(call, month, { credited_seconds: credited, lost, because: because === null ? '' : CAPS[because] });
}

const CAPS = { MONTH: 'at most 40 hours are credited in a month', BALANCE: 'the balance is at most 120 hours' };

async function readRoom({ db, today }: StepCall, personnelId: number, month: string): Promise<{ inMonth: number; balance: number }> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(sum(credited_seconds), 0)::integer as seconds from overtime.settled
    where personnel_id = ${personnelId} and month = ${month}`.execute(db);
  const [found] = await balances(db, { people: [personnelId], books: [COC], on: today, today });
  return { inMonth: rows[0]!.seconds, balance: found?.balance ?? 0 };
}

async function giveDaysOff(call: StepCall, month: MonthOfPerson): Promise<void> {
  const settingsOn = await readSettings(call.server);
  const off = month.days.map(({ date, minutes, kind }) => ({ date, thousandths: dayOffFor(minutes, kind) }));
  const lines = off.flatMap(({ date, thousandths }): Line[] =>
    thousandths === 0
      ? []
      : [{ book: CDO, amount: thousandths, on: date, lot: { earnedOn: date, expiresOn: dayOffExpires(date, settingsOn(date)) } }],
  );
  const sum = off.reduce((all, { thousandths }) => all + thousandths, 0);
  if (lines.length > 0) await earn(call, month, `CDO ${sum / 1000} days`, lines);
  await keepSettlement(call, month, { day_off_thousandths: sum });
}

function earn(call: StepCall, { authorityId, personnelId, month, no }: MonthOfPerson, particulars: string, lines: Line[]): Promise<number> {
  const key = [authorityId, personnelId, month, ...(no > 1 ? [no] : [])].join(':');
  return post(call, { kind: 'EARN', personnelId, cause: 'overtime', key, requestId: authorityId, period: month, particulars, lines });
}
