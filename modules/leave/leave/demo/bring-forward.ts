import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import type { NewPosting } from '@talaan/ledger/contract.ts';
import { SERVICE_CREDITS, SL, VL } from '../rules/books.ts';
import { postCredits } from './post-credits.ts';

interface Served {
  id: number;
  teaches: boolean;
  months: number;
}

/** What a month of service leaves of the credits that it earned, in thousandths of a day. */
const KEPT = { vl: 625, sl: 875 };
const MOST_MONTHS = 200;

/** Credits of all who served at the end of last year, brought forward from their cards: more, the longer they serve. */
export async function bringForward({ client, today, now }: DemoMaking): Promise<void> {
  const first = today.with({ month: 1, day: 1 }).toString();
  const { rows } = await client.query<Served>(
    `select s.personnel_id as id, bool_or(s.earns = 'TEACHER') as teaches,
       (select (($1::date - min(lower(a.during))) / 30)::integer from personnel.appointment_view a where a.personnel_id = s.personnel_id) as months
     from leave.stays_within(daterange($1::date, $1::date, '[]')) s where s.earns <> 'NONE' group by s.personnel_id order by s.personnel_id`,
    [first],
  );
  const postings = rows
    .map((one) => openingOf(one, first))
    .map((posting) => ({ ...posting, lines: posting.lines.filter(({ amount }) => amount > 0) }));
  await postCredits(
    client,
    postings.filter(({ lines }) => lines.length > 0),
    now.toString(),
  );
}

function openingOf({ id, teaches, months }: Served, on: string): NewPosting {
  const kept = Math.min(months, MOST_MONTHS);
  const lines = teaches
    ? [{ book: SERVICE_CREDITS, amount: (id % 9) * 1000, on }]
    : [
        { book: VL, amount: kept * KEPT.vl + (id % 4) * 250, on },
        { book: SL, amount: kept * KEPT.sl + (id % 3) * 500, on },
      ];
  return {
    kind: 'BROUGHT_FORWARD',
    personnelId: id,
    cause: 'opening',
    key: `${id}`,
    period: on.slice(0, 7),
    particulars: 'Brought forward',
    lines,
  };
}
