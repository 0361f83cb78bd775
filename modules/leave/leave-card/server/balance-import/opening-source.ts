import { sql } from 'kysely';
import { countRows } from '@talaan/imports/server/public.ts';
import { SERVICE_CREDITS, SL, VL } from '@talaan/leave/rules/books.ts';
import { readStays } from '@talaan/leave/server/public.ts';
import { peopleSource } from '@talaan/personnel/server/public.ts';
import { openingFields } from '../../rules/balance-import/opening-fields.ts';
import { judgeOpenings, OPENING_WARNINGS, type Opening, type OpeningGround } from '../../rules/balance-import/judge-openings.ts';
import { postImported, takeBackImported, type Imported } from './post-imported.ts';
import { countTries, readCardHolders, readOpenings } from './standing.ts';

export const openingSource = peopleSource({
  section: 'leave-balances',
  title: 'Opening balances of leave',
  screen: '/HR/leaves/import/balances',
  fields: openingFields,
  warnings: OPENING_WARNINGS,
  ground: async ({ db, today }, _rows, ids): Promise<OpeningGround> => ({
    today,
    stays: Map.groupBy(await readStays(db, { from: '1900-01-01', to: today }, ids), ({ personnelId }) => personnelId),
    standing: await readOpenings(db, ids),
    withCards: await readCardHolders(db, ids),
  }),
  judge: judgeOpenings,
  tables: [],
  step: {
    place: 120,
    brings: 'Vacation leave, sick leave and service credits of everyone as of a day, from their leave cards.',
    noun: ['opening balance', 'opening balances'],
    count: countRows(sql<{ here: number }>`select count(*) as here from ledger.posting p where p.cause = 'opening' and p.kind <> 'REVERSAL'
      and not exists (select from ledger.posting r where r.reverses_id = p.id)`),
  },
  next: [{ label: 'Open the balances', to: '/HR/leaves/leavesBalanceSummary' }],
  write: async (writing, plans: Opening[]) => {
    const tries = await countTries(
      writing.db,
      plans.map(({ personnelId }) => personnelId),
      'opening',
    );
    return postImported(
      writing,
      plans.map((plan) => openingOf(plan, tries.get(plan.personnelId) ?? 0, writing.reason)),
    );
  },
  undone: (undoing, _subjects, made) => takeBackImported(undoing, made),
});

function openingOf({ personnelId, on, vl, sl, sc, document }: Opening, before: number, reason: string): Imported {
  const lines = [
    { book: VL, amount: vl, on },
    { book: SL, amount: sl, on },
    { book: SERVICE_CREDITS, amount: sc, on },
  ].filter(({ amount }) => amount > 0);
  return {
    document: document ?? reason,
    posting: {
      kind: 'BROUGHT_FORWARD',
      personnelId,
      cause: 'opening',
      key: before === 0 ? `${personnelId}` : `${personnelId}:${before + 1}`,
      period: on.slice(0, 7),
      particulars: 'Brought forward',
      lines,
    },
  };
}
