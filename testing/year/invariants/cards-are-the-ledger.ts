import { readCard } from '@talaan/leave-card/contract/card.ts';
import { ask, callerOf, requireDone, sample, type Invariant } from '../university.ts';

const READ = 12;

/** What HR reads on a leave card, of some people, is what the ledger has: as of the day, and after the last row, which may be of days to come. */
export const cardsAreTheLedger: Invariant = async (university, day) => {
  const hr = callerOf(university, 'hr');
  const people = await ask<{ id: number; now: string; last: string }>(
    university,
    `select l.personnel_id as id, concat_ws(' and ', sum(e.amount) filter (where l.book = 'VL' and e.effective_on <= $1::date),
       coalesce(sum(e.amount) filter (where l.book = 'SL' and e.effective_on <= $1::date), 0)) as now,
       concat_ws(' and ', sum(e.amount) filter (where l.book = 'VL'), coalesce(sum(e.amount) filter (where l.book = 'SL'), 0)) as last
     from ledger.lot l join ledger.entry e on e.lot_id = l.id where l.book in ('VL', 'SL')
     group by 1 having bool_or(l.book = 'VL' and e.effective_on <= $1::date) order by 1`,
    [day.toString()],
  );
  const complaints: string[] = [];
  for (const { id, now, last } of sample(university, people, READ)) {
    const { body } = requireDone('a leave card', await hr.call(readCard, { params: { id }, query: {} }));
    const { card } = body;
    const row = card.rows.at(-1);
    const said = {
      now: `${card.now.vl} and ${card.now.sl}`,
      last: row ? `${row.vl.balance} and ${row.sl.balance}` : `${card.before.vl} and ${card.before.sl}`,
    };
    if (said.now !== now || said.last !== last)
      complaints.push(`The card of person ${id} says ${said.now}, its last row ${said.last}; the ledger ${now}, and ${last} (VL, SL).`);
  }
  return complaints;
};
