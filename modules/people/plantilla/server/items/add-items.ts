import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addItems as endpoint } from '../../contract/items.ts';
import { numberSeries } from '../../rules/number-series.ts';
import { requireOfficeInScope } from './find-item-in-scope.ts';
import { writeStates } from './set-states.ts';

/** Adds an item, or several of the same, each with its state from the day it is opened. */
export async function addItems(call: CallOf<typeof endpoint>): Promise<{ message: string; ids: number[] }> {
  const { item_number: first, count, state, ...item } = call.body;
  await requireOfficeInScope(call, item.office_id);
  const numbers = numberSeries(first, count);
  if (!numbers) throw invalid({ item_number: ['Enter a number that ends in a serial, such as XSUB-INST1-12-2026.'] });
  await refuseTaken(call, numbers);
  const added = await call.db
    .insertInto('plantilla.item')
    .values(numbers.map((item_number) => ({ ...item, item_number })))
    .returning(['id', 'item_number'])
    .execute();
  const ids = added.map(({ id }) => id);
  await writeStates(
    call,
    ids.map((id) => ({ id, state, from: item.opened_on, authority: item.authority })),
  );
  await recordChanges(
    call,
    added.map((one) => ({
      action: 'add a plantilla item',
      subject: `plantilla.item:${one.id}`,
      after: { ...item, state, item_number: one.item_number },
    })),
  );
  const message = count === 1 ? `Item ${first} was added.` : `${count} items were added, ${first} to ${numbers.at(-1)!}.`;
  return { message, ids };
}

/** Says which number of a series is taken; the constraint alone would only say that one is. */
async function refuseTaken({ db }: Pick<Call, 'db'>, numbers: readonly string[]): Promise<void> {
  const taken = await db
    .selectFrom('plantilla.item')
    .select('item_number')
    .where('item_number', 'in', numbers)
    .orderBy('item_number')
    .execute();
  if (taken.length > 0) {
    const named = taken.slice(0, 3).map((one) => one.item_number);
    throw invalid({
      item_number: [`There ${taken.length === 1 ? 'is' : 'are'} already ${named.join(', ')}${taken.length > 3 ? ' and others' : ''}.`],
    });
  }
}
