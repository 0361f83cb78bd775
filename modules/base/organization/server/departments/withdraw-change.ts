import { sql } from 'kysely';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { withdrawDepartmentChange as endpoint } from '../../contract/departments.ts';
import { spanOn, withdrawChange as withdraw, type History } from '../../rules/office-history.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { readNames, readOpenings, readPlaces, writeNames, writeOpenings, writePlaces } from '../history-rows.ts';
import { refuseCycles } from './move-department.ts';
import { findOfficeInReach, lockTree, type OfficeInReach } from '../office-in-reach.ts';
import { officeUses } from './office-uses.ts';
import { requireOpenParent } from './reopen-department.ts';
import { settle } from './settle.ts';

type Withdrawal = CallOf<typeof endpoint>;

/** Takes back a change that has not come yet; people whom a split or a closing moved stay where they are going. */
export async function withdrawChange(call: Withdrawal, needs: OrganizationNeeds): Promise<number> {
  const { today, params, body } = call;
  await lockTree(call);
  const office = await findOfficeInReach(call, params.id);
  if (body.from <= today) throw wrongState('This has already taken effect. Make another change instead.');
  const { before, after } = await withdrawals[body.kind](call, office, needs);
  await settle(call, { action: `withdraw a planned ${body.kind} of an office`, officeId: office.id, before, after });
  return office.id;
}

interface Changed {
  before: unknown;
  after: unknown;
}

const withdrawals: Record<
  Withdrawal['body']['kind'],
  (call: Withdrawal, office: OfficeInReach, needs: OrganizationNeeds) => Promise<Changed>
> = {
  name: async ({ db, body }, office) => {
    const before = await readNames(db, office.id);
    const after = without(before, body.from);
    await writeNames(db, office, after);
    return { before, after };
  },
  place: async (call, office) => {
    const { db, body } = call;
    const places = await readPlaces(db);
    const before = places.get(office.id)!;
    const after = without(before, body.from);
    refuseCycles(new Map(places).set(office.id, after), [office], body.from);
    await writePlaces(db, new Map([[office.id, after]]));
    await sql`select organization.check_tree(${body.from})`.execute(db);
    await requireOpenParent(call, office.id, body.from);
    return { before, after };
  },
  opening: async (call, office, needs) => {
    const { db, body, today } = call;
    const before = await readOpenings(db, office.id);
    const after = without(before, body.from);
    if (spanOn(after, body.from).value) await requireOpenParent(call, office.id, body.from);
    else
      for (const use of officeUses(needs).filter((one) => one.holdsOpen)) {
        const held = await use.find(db, office.id, { from: body.from, today });
        if (held.length > 0) throw invalid({ from: [`${use.title} are to be in it from then on: ${held.length}. Move them first.`] });
      }
    await writeOpenings(db, office.id, after);
    return { before, after };
  },
};

function without<V>(history: History<V>, from: string): History<V> {
  if (!history.some((span) => span.from === from)) throw notFound('There is no such planned change.');
  return withdraw(history, from);
}
