import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { AskingCall, Waiting } from '@talaan/requests/server/public.ts';
import { appealClock, deadlinesOf, whyNotAppealed, whyNotRevised } from '../../rules/period/deadlines.ts';
import type { FormAction, ipcrFlow } from '../../workflow.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import type { FoundForm } from './find-form.ts';

type WaitingForm = Waiting<typeof ipcrFlow, FoundForm>;

const TIMED: readonly FormAction[] = ['begin', 'revise', 'selfRate', 'confirmDiscussion', 'recordRefusal', 'appeal', 'close'];

/** What the calendar and the record say against a step of forms today. */
export async function whyNotNow(
  call: AskingCall,
  action: FormAction,
  waiting: readonly WaitingForm[],
): Promise<ReadonlyMap<number, string>> {
  if (!TIMED.includes(action)) return new Map();
  const terms = await readTerms(call.db);
  const ends = await readEnds(
    call,
    waiting.map(({ record }) => record.personnel_id),
  );
  return new Map(
    waiting.flatMap(({ id, record }): [number, string][] => {
      const { deadlines: table } = termsOn(terms, record.period.from);
      const deadlines = deadlinesOf(record.period, table, ends.get(record.personnel_id)!);
      const because = whyNot(action, record, { today: call.today, deadlines, table, lastDay: ends.get(record.personnel_id)!.last_day });
      return because === null ? [] : [[id, because]];
    }),
  );
}

interface Known {
  today: string;
  deadlines: ReturnType<typeof deadlinesOf>;
  table: Parameters<typeof deadlinesOf>[1];
  lastDay: string | null;
}

function whyNot(action: FormAction, record: FoundForm, { today, deadlines, table, lastDay }: Known): string | null {
  const { period } = record;
  switch (action) {
    case 'begin':
      return today < period.from ? `The period begins on ${longDate(period.from)}.` : null;
    case 'revise':
      return whyNotRevised(deadlines, today);
    case 'selfRate': {
      const leaves = lastDay !== null && lastDay < period.to;
      return today >= period.to || leaves ? null : `The period ends on ${longDate(period.to)}; the self-rating is submitted from then.`;
    }
    case 'confirmDiscussion':
    case 'recordRefusal':
      if (record.confirmed_on !== null) return `The discussion was confirmed on ${longDate(record.confirmed_on)}.`;
      if (record.refused_on !== null && action === 'recordRefusal') return 'This is recorded already.';
      return record.discussed_on !== null && record.discussed_on > today ? `The discussion is on ${longDate(record.discussed_on)}.` : null;
    case 'appeal':
      return whyNotAppealed(record.received_on, table, today);
    case 'close': {
      if (record.received_on === null) return 'The final rating was not received yet: its owner opens it, or it is served on paper.';
      const { closes_on: on } = appealClock(record.received_on, table);
      return today < on ? `An appeal may still come; it is closed from ${longDate(on)}.` : null;
    }
    default:
      return null;
  }
}

/** When people came and when they leave, by person. */
async function readEnds({ db }: AskingCall, people: readonly number[]) {
  const { rows } = await sql<{ id: number; entered_on: string | null; last_day: string | null }>`
    select p.id, min(lower(a.during)) as entered_on, case when bool_or(upper_inf(a.during)) then null else max(upper(a.during)) - 1 end as last_day
    from personnel.person_view p left join personnel.appointment_view a on a.personnel_id = p.id
    where p.id = any(${[...people]}::integer[]) group by p.id`.execute(db);
  return new Map(rows.map(({ id, ...ends }) => [id, ends]));
}
