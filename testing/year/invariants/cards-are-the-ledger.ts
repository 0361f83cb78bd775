import { readCard } from '@talaan/leave-card/contract/card.ts';
import { ask, callerOf, requireDone, sample, type Invariant } from '../university.ts';

const READ = 12;

/** What HR reads on a leave card, of some people, is what the ledger has: now, and after the last row. */
export const cardsAreTheLedger: Invariant = async (university) => {
  const hr = callerOf(university, 'hr');
  const people = await ask<{ id: number; vl: number; sl: number }>(
    university,
    `select a.personnel_id as id, a.balance::integer as vl, coalesce(s.balance, 0)::integer as sl from ledger.account a
     left join ledger.account s on s.personnel_id = a.personnel_id and s.book = 'SL' where a.book = 'VL' order by 1`,
  );
  const complaints: string[] = [];
  for (const { id, vl, sl } of sample(university, people, READ)) {
    const { body } = requireDone('a leave card', await hr.call(readCard, { params: { id }, query: {} }));
    const { now, rows, before } = body.card;
    const last = rows.at(-1);
    const said = { vl: last?.vl.balance ?? before.vl, sl: last?.sl.balance ?? before.sl };
    if (now.vl !== vl || now.sl !== sl || said.vl !== vl || said.sl !== sl)
      complaints.push(
        `The card of person ${id} says ${now.vl} and ${now.sl}, its last row ${said.vl} and ${said.sl}, the ledger ${vl} and ${sl} (VL, SL).`,
      );
  }
  return complaints;
};
