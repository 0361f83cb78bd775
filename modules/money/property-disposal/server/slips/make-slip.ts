import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { issuePapers } from '@talaan/papers/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { formatPaperNumber } from '@talaan/property/rules/numbers.ts';
import {
  findAccountable,
  lockItems,
  nameItem,
  requireKept,
  requirePast,
  takeNumbers,
  type LockedItem,
} from '@talaan/property/server/public.ts';
import { itemFlow } from '@talaan/property/workflow.ts';
import { SLIPS } from '../../contract/fields.ts';
import type { makeSlip as endpoint } from '../../contract/slips.ts';
import { mayLeave } from '../../rules/while-out.ts';
import { countItems } from '../../rules/titles.ts';
import { drawSlip, paperOfSlip } from './draw-slip.ts';

type MakeCall = CallOf<typeof endpoint>;

/**
 * Makes a gate pass or borrower's slip. Errors: 404; 422 on `item_ids.3` for an item that is out already or cannot leave; 422 on `under_id` for a borrower
 * who cannot be accountable and names nobody, or under whom nobody can be; 422 for a day to come, or a return that is past.
 */
export async function makeSlip(call: MakeCall): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, today, body } = call;
  const {
    type,
    item_ids: ids,
    person_id: person,
    bearer,
    under_id: under,
    purpose,
    destination,
    reason,
    dated_on: day,
    expected_on: back,
  } = body;
  requirePast(today, { dated_on: day });
  if (back < today) throw invalid({ expected_on: ['This day is past: they are out from today on.'] });
  await requireKept(call, ids);
  if (person !== null) await findPersonInScope(call, person, KEEPERS);
  if (type === 'LOAN') await requireResponsible(call, person!, under);
  const items = await lockItems(call, ids);
  await refuseRows(call, ids, items);
  const year = Number(day.slice(0, 4));
  const next = await takeNumbers(call, [{ series: type, year, count: 1 }]);
  const number = formatPaperNumber(type, day, next(type, year));
  const { rows } = await sql<{ id: number }>`
    insert into property_disposal.slip (type, number, dated_on, person_id, bearer, under_id, purpose, destination, reason, expected_on, made_by, made_at)
    values (${type}, ${number}, ${day}::date, ${person}::integer, ${person === null ? bearer : ''}, ${type === 'LOAN' ? under : null}::integer, ${purpose},
      ${destination}, ${reason}, ${back}::date, ${actor.accountId || null}::integer, ${now.toString()}::timestamptz) returning id`.execute(
    db,
  );
  const { id } = rows[0]!;
  await sql`
    insert into property_disposal.slip_item (slip_id, item_id, no)
    select ${id}, item_id, no from unnest(${ids}::integer[]) with ordinality as n (item_id, no)`.execute(db);
  await giveCode(call, id);
  await recordChange(call, {
    action: type === 'GATE' ? 'let property leave by a gate pass' : 'lend property',
    subject: `property_disposal.slip:${id}`,
    ...(person !== null && { personnelId: person }),
    after: { number, ...body },
  });
  const told = [person, under].filter((one) => one !== null && one !== actor.personnelId);
  await notifyPeople(db, now, told as number[], {
    title: type === 'GATE' ? 'You take property out' : 'You borrow property',
    description: `${SLIPS[type]} ${number}: ${countItems(items.length)} entrusted to you. Bring everything back by ${longDate(back)}.`,
    link: `/property/slips/${id}`,
  });
  return { message: `${SLIPS[type]} ${number} was made. Expected back on ${longDate(back)}.`, id };
}

/** Who cannot be accountable, such as a job order, borrows under someone who can. */
async function requireResponsible(call: MakeCall, person: number, under: number | null): Promise<void> {
  const { hindrances } = await findAccountable(call, [person, ...(under === null ? [] : [under])], call.today);
  if (under === person) throw invalid({ under_id: ['Leave this empty, or name someone else.'] });
  if (under !== null) {
    await findPersonInScope(call, under, KEEPERS);
    const hindrance = hindrances.get(under);
    if (hindrance) throw invalid({ under_id: [hindrance] });
  } else if (hindrances.has(person)) throw invalid({ under_id: ['The borrower cannot be accountable. Name under whom they borrow.'] });
}

/** Each item that cannot leave is told on its own row. */
async function refuseRows({ db, body }: MakeCall, ids: readonly number[], items: readonly LockedItem[]): Promise<void> {
  const out = await findOut({ db }, ids);
  const known = new Map(items.map((item) => [item.id, item]));
  const errors = ids.flatMap((id, at): [string, string[]][] => {
    const item = known.get(id)!;
    const because = out.has(id)
      ? `is out by ${out.get(id)} already.`
      : mayLeave(body.type, item.state)
        ? null
        : `is ${itemFlow.words[item.state].toLowerCase()}: it cannot ${body.type === 'LOAN' ? 'be lent' : 'leave by a gate pass'}.`;
    return because === null ? [] : [[`item_ids.${at}`, [`${nameItem(item)} ${because}`]]];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** The slip by which each item is out that is: `gate pass 2026-11-0001`. */
export async function findOut({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ item_id: number; type: keyof typeof SLIPS; number: string }>`
    select l.item_id, s.type, s.number from property_disposal.slip_item l join property_disposal.slip s on s.id = l.slip_id
    where l.is_out and l.item_id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ item_id: item, type, number }) => [item, `${SLIPS[type].toLowerCase()} ${number}`]));
}

async function giveCode(call: MakeCall, id: number): Promise<void> {
  const { person_id: person } = call.body;
  const sheet = await drawSlip(call, id, call.today);
  const [paper] = await issuePapers(call, [{ ...paperOfSlip(sheet), ...(person !== null && { personnelId: person }) }]);
  await sql`update property_disposal.slip set code = ${paper!.code} where id = ${id}`.execute(call.db);
}
