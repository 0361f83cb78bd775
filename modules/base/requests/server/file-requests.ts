import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import type { AnyKind } from '../contract/request-kind.ts';
import { findDueDays } from './find-due-days.ts';
import { resolveRoutes } from './resolve-route.ts';
import type { Facts, ServedKind, StepCall } from './served-kinds.ts';
import { notifyAwaited } from './notify-awaited.ts';
import { clockDays } from './settings/clock-days.ts';
import { writeSteps } from './write-steps.ts';
import { writeStages } from './write-stages.ts';

/**
 * Files requests of a kind and returns their numbers in the order given; those for whom they wait are told. A constant number of
 * statements for any number of them. The module writes its own rows with these numbers in the same transaction.
 */
export async function fileRequests<K extends AnyKind>(
  call: StepCall,
  { kind }: ServedKind<K>,
  all: readonly Facts[],
  remarks = '',
): Promise<number[]> {
  if (all.length === 0) return [];
  const { db, actor, now, today } = call;
  const [first] = kind.states as [string];
  const days = kind.clock?.from === first ? await clockDays(db, kind, today) : null;
  const column = <T>(of: (facts: Facts) => T) => all.map(of);
  const { rows } = await sql<{ id: number }>`
    insert into requests.request (kind, flow, record_id, owner_id, office_id, filed_by, title, private_title, state, filed_at, clock_from, clock_days)
    select ${kind.kind}, ${kind.version}, record_id, owner_id, office_id, ${actor.viewedBy?.accountId ?? (actor.accountId || null)}, title, private_title,
      ${first}, ${now.toString()}::timestamptz, case when ${days}::smallint is not null then coalesce(received_on, ${today}::date) end, ${days}::smallint
    from unnest(${column(({ recordId }) => recordId ?? null)}::integer[], ${column(({ ownerId }) => ownerId)}::integer[],
      ${column(({ officeId }) => officeId)}::integer[], ${column(({ title }) => title)}::text[],
      ${column(({ privateTitle }) => privateTitle ?? null)}::text[], ${column(({ receivedOn }) => receivedOn ?? null)}::date[])
      with ordinality as f (record_id, owner_id, office_id, title, private_title, received_on, place) order by place
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const clocks = ids.map((id, at) => ({ id, clock_from: all[at]!.receivedOn ?? today, clock_days: days ?? 0 }));
  await setDueDays(call, days === null ? [] : clocks);
  await writeParties(call, ids, all);
  const routes = await resolveRoutes(db, kind, all, today);
  await writeStages(
    db,
    ids.map((requestId, at) => ({ requestId, ownerId: all[at]!.ownerId, round: 1, stages: routes[at]! })),
    today,
  );
  await writeSteps(
    call,
    ids.map((id, at) => ({
      request_id: id,
      round: 1,
      action: 'file',
      as_role: all[at]!.ownerId !== null && all[at]!.ownerId === actor.personnelId ? 'owner' : 'filer',
      from_state: null,
      state: first,
      remarks,
    })),
  );
  await recordChanges(
    call,
    ids.map((id, at) => ({
      action: `file: ${kind.title.toLowerCase()}`,
      subject: `requests.request:${id}`,
      personnelId: all[at]!.ownerId,
      after: { title: all[at]!.title, state: first },
    })),
  );
  await notifyAwaited(call, ids);
  return ids;
}

/** Sets when clocks are due. */
export async function setDueDays(call: StepCall, clocks: readonly { id: number; clock_from: string; clock_days: number }[]): Promise<void> {
  if (clocks.length === 0) return;
  const due = [...(await findDueDays(call, clocks))];
  await sql`
    update requests.request r set due_on = d.due_on
    from unnest(${due.map(([id]) => id)}::integer[], ${due.map(([, day]) => day)}::date[]) as d (id, due_on)
    where r.id = d.id and r.due_on is distinct from d.due_on`.execute(call.db);
}

async function writeParties({ db }: StepCall, ids: readonly number[], all: readonly Facts[]): Promise<void> {
  const parties = all.flatMap(({ parties: people = [] }, at) => [...new Set(people)].map((person) => ({ id: ids[at]!, person })));
  if (parties.length === 0) return;
  await sql`
    insert into requests.party (request_id, personnel_id)
    select * from unnest(${parties.map(({ id }) => id)}::integer[], ${parties.map(({ person }) => person)}::integer[])`.execute(db);
}
