import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { AnyKind } from '../contract/request-kind.ts';
import { findDueDays } from './find-due-days.ts';
import { resolveRoutes } from './resolve-route.ts';
import type { Facts, ServedKind, StepCall } from './served-kinds.ts';
import { firstDueDays } from './clock/first-due-days.ts';
import { notifyOpened } from './notices/notify-awaited.ts';
import { kindSettings } from './settings/kind-settings.ts';
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
  const { rules, clockDays } = await kindSettings(call, kind);
  const days = kind.clock?.from === first ? (clockDays ?? kind.clock.days) : null;
  const clocks = all.map(({ receivedOn, officeId }) => ({ from: receivedOn ?? today, officeId }));
  const due = days === null ? null : await firstDueDays(call, clocks, days);
  const column = <T>(of: (facts: Facts) => T) => all.map(of);
  const { rows } = await sql<{ id: number; owner: string | null }>`
    insert into requests.request (kind, flow, record_id, owner_id, office_id, filed_by, title, private_title, state, filed_at, clock_from, clock_days,
      due_on)
    select ${kind.kind}, ${kind.version}, record_id, owner_id, office_id, ${actor.viewedBy?.accountId ?? (actor.accountId || null)}, title, private_title,
      ${first}, ${now.toString()}::timestamptz, case when due_on is not null then clock_from end, ${days}::smallint, due_on
    from unnest(${column(({ recordId }) => recordId ?? null)}::integer[], ${column(({ ownerId }) => ownerId)}::integer[],
      ${column(({ officeId }) => officeId)}::integer[], ${column(({ title }) => title)}::text[],
      ${column(({ privateTitle }) => privateTitle ?? null)}::text[], ${clocks.map(({ from }) => from)}::date[], ${due ?? all.map(() => null)}::date[])
      with ordinality as f (record_id, owner_id, office_id, title, private_title, clock_from, due_on, place) order by place
    returning id, (select fullname from personnel.person_view p where p.id = owner_id) as owner`.execute(db);
  const ids = rows.map(({ id }) => id);
  await writeParties(call, ids, all);
  const routes = await resolveRoutes(db, kind, rules, all, today);
  const { awaited, holders } = await writeStages(
    db,
    ids.map((requestId, at) => ({ requestId, ownerId: all[at]!.ownerId, round: 1, begins: first, stages: routes[at]! })),
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
  const filed = new Map(
    ids.map((id, at) => [id, { kind: kind.kind, record_id: all[at]!.recordId ?? id, title: all[at]!.title, owner: rows[at]!.owner }]),
  );
  await notifyOpened(
    call,
    awaited.map((stage) => ({ ...stage, ...filed.get(stage.request_id)!, is_new: true })),
    holders,
  );
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
