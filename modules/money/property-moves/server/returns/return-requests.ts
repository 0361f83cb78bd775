import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import { lockItems, markConditions, moveItems, nameItem, requirePast } from '@talaan/property/server/public.ts';
import { serveRequests, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import { acceptReturn } from '../../contract/returns.ts';
import { returnFlow } from '../../workflow.ts';
import { keeping } from '../keeping.ts';
import { closeLines } from '../moves/close-lines.ts';
import { openLines, readByRequest, type FoundMove } from '../moves/find-move.ts';
import { factsOfMoves } from '../moves/move-facts.ts';
import { makeReports } from '../moves/reports.ts';

type MovedReturn = Moved<typeof returnFlow, FoundMove>;

/** What follows from the steps of a return: its slips, and where the inspection sends each item. */
export const returnRequests = serveRequests<typeof returnFlow, FoundMove>(returnFlow, {
  reads: readByRequest,
  facts: factsOfMoves,
  asksAgain: async (_call, waiting) =>
    new Map(
      waiting.flatMap(({ id, record }) =>
        openLines(record).length > 0
          ? []
          : [[id, 'Nothing is left in this return: its items went another way. Refuse or withdraw it.'] as const],
      ),
    ),
  inputs: { accept: acceptReturn.body },
  effects: {
    accept: async (call, moved, { input }) => {
      for (const one of moved) await accept(call, one, input as BodyOf<typeof acceptReturn>);
    },
    refuse: stay,
    withdraw: stay,
  },
  tells: {
    accept: ({ title }) => ({
      title: 'Your property was returned',
      description: `${title}. You are no longer accountable for what came back.`,
    }),
  },
});

/** The items stay with their holder. */
async function stay(call: StepCall, moved: readonly MovedReturn[]): Promise<void> {
  await closeLines(
    call,
    moved.map(({ recordId }) => recordId),
  );
}

async function accept(call: StepCall, { recordId, record }: MovedReturn, { dated_on, lines }: BodyOf<typeof acceptReturn>): Promise<void> {
  const { db, today } = call;
  const property = keeping(call);
  requirePast(today, { dated_on });
  const open = new Set(openLines(record).map(({ id }) => id));
  if (lines.some(({ item_id }) => !open.has(item_id)))
    throw invalid({ lines: ['One of these items is not in the return any more. Reload the page.'] });
  const items = await lockItems(call, [...open]);
  const back = new Map(lines.map((line) => [line.item_id, line]));
  const returned = items.filter(({ id }) => back.has(id));
  const unready = returned.find(({ state }) => state !== 'ACKNOWLEDGED');
  if (unready)
    throw wrongState(
      `${nameItem(unready)} waits on ${unready.paper}: it is acknowledged first, or taken back from that paper. Leave it out.`,
    );
  await sql`
    update property.move_item l set condition = n.condition, remarks = n.remarks
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n (item_id integer, condition text, remarks text)
    where l.move_id = ${recordId} and l.item_id = n.item_id`.execute(db);
  const reports = await makeReports(property, { moveId: recordId, kind: 'return', datedOn: dated_on, items: returned });
  await closeLines(call, [recordId]);
  await sql`
    update property.move_item set left_because = 'It did not come back' where move_id = ${recordId} and report_id is null and left_because is null`.execute(
    db,
  );
  for (const { type, number, itemIds } of reports)
    await moveItems(property, itemIds, { action: 'return', as: 'custodian', reference: `${type} ${number}` });
  await markConditions(call, new Map(lines.map(({ item_id, condition }) => [item_id, condition])));
  const found = (condition: string) => returned.filter(({ id }) => back.get(id)!.condition === condition).map(({ id }) => id);
  const whole = found('SERVICEABLE');
  if (whole.length > 0) await moveItems(property, whole, { action: 'restock', as: 'custodian', reason: 'Found serviceable on return' });
  const broken = found('UNSERVICEABLE');
  if (broken.length > 0) await moveItems(property, broken, { action: 'condemn', as: 'custodian', reason: 'Found unserviceable on return' });
}
