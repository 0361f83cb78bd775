import { sql } from 'kysely';
import { countRows } from '@talaan/imports/server/public.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { SL, SL_WITHOUT_PAY, VL, VL_WITHOUT_PAY } from '@talaan/leave/rules/books.ts';
import type { Line, NewPosting } from '@talaan/ledger/contract.ts';
import { peopleSource } from '@talaan/personnel/server/public.ts';
import { cardFields } from '../../rules/balance-import/card-fields.ts';
import { judgeCards, type CardGround, type CardLine } from '../../rules/balance-import/judge-cards.ts';
import { postImported, takeBackImported } from './post-imported.ts';
import { countTries, readCardHolders, readOpenings } from './standing.ts';

export const cardSource = peopleSource({
  section: 'leave-cards',
  title: 'Old leave cards',
  screen: '/HR/leaves/import/cards',
  fields: cardFields,
  ground: async ({ db, today }, _rows, ids): Promise<CardGround> => ({
    month: today.slice(0, 7),
    inTheWay: await readInTheWay(db, ids),
    closedFrom: await readClosedFrom(db, ids),
  }),
  judge: judgeCards,
  tables: [],
  step: {
    place: 125,
    brings: 'The leave card of a person whole, row by row, from the first month of service on.',
    noun: ['leave card', 'leave cards'],
    count: countRows(sql<{ here: number }>`select count(distinct p.personnel_id) as here from ledger.posting p where p.cause = 'old-card'
      and p.kind <> 'REVERSAL' and not exists (select from ledger.posting r where r.reverses_id = p.id)`),
  },
  next: [{ label: 'Open the balances', to: '/HR/leaves/leavesBalanceSummary' }],
  write: async (writing, plans: CardLine[]) => {
    const tries = await countTries(writing.db, [...new Set(plans.map(({ personnelId }) => personnelId))], 'old-card');
    return postImported(
      writing,
      plans.flatMap((line) =>
        postingsOf(line, (tries.get(line.personnelId) ?? 0) + 1, writing.today).map((posting) => ({ posting, document: writing.reason })),
      ),
    );
  },
  undone: (undoing, _subjects, made) => takeBackImported(undoing, made),
});

/** A row of the card: what was earned and what was taken are postings of their own, as on the card. */
function postingsOf(line: CardLine, tries: number, today: string): NewPosting[] {
  const { personnelId, no, period, particulars, isBroughtForward, vl, sl } = line;
  const { from, to } = monthBounds(period);
  const on = isBroughtForward ? from : to < today ? to : today;
  const earned: Line[] = [
    { book: VL, amount: vl.earned, on },
    { book: SL, amount: sl.earned, on },
  ];
  const taken: Line[] = [
    { book: VL, amount: -vl.used, on },
    { book: SL, amount: -sl.used, on },
    { book: VL_WITHOUT_PAY, amount: vl.without, on },
    { book: SL_WITHOUT_PAY, amount: sl.without, on },
  ];
  const posting = (kind: NewPosting['kind'], part: string, lines: Line[]): NewPosting => ({
    kind,
    personnelId,
    cause: 'old-card',
    key: `${personnelId}:${tries}:${no}${part}`,
    period,
    particulars,
    lines: lines.filter(({ amount }) => amount !== 0),
  });
  return [posting(isBroughtForward ? 'BROUGHT_FORWARD' : 'EARN', 'a', earned), posting('USE', 'b', taken)].filter(
    ({ lines }) => lines.length > 0,
  );
}

async function readInTheWay(db: Database, people: readonly number[]): Promise<Map<number, string>> {
  const opened = [...(await readOpenings(db, people)).keys()].map(
    (id) => [id, 'The credits were brought forward already. Take that back on the balance of the person first.'] as const,
  );
  const entered = [...(await readCardHolders(db, people))].map((id) => [id, 'The old leave card is here already.'] as const);
  return new Map([...opened, ...entered]);
}

async function readClosedFrom(db: Database, people: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; period: string }>`
    select personnel_id as id, min(period) as period from ledger.posting
    where personnel_id = any (${people}::integer[]) and cause = 'month-close' and kind <> 'REVERSAL' group by 1`.execute(db);
  return new Map(rows.map(({ id, period }) => [id, period]));
}
