import { sql } from 'kysely';
import { notify, notifyPeople } from '@talaan/notifications/server/public.ts';
import type { AnyKind } from '../../contract/request-kind.ts';
import { holdersFor, readHolders, type Holder } from '../holders.ts';
import { readApprovals, wordOf } from './push-of-requests.ts';
import { screenOf } from '../screen-of.ts';
import { kindCalled, type Moved, type ServedKind, type StepCall } from '../served-kinds.ts';
import { notifyUnattended } from './notify-unattended.ts';

interface OpenedStage {
  request_id: number;
  kind: string;
  record_id: number;
  title: string;
  owner: string | null;
  owner_id: number | null;
  seat_id: number;
  decides: boolean;
  is_new: boolean;
}

/** Tells those for whom requests wait since their last step: one notice a person, however many requests there are. Requests with no approver are told to those who answer for its kind. */
export async function notifyAwaited(call: StepCall, ids: readonly number[]): Promise<void> {
  const stages = await readOpenStages(call.db, ids);
  const holders = await readHolders(
    call.db,
    stages.map(({ seat_id }) => seat_id),
    call.today,
  );
  await notifyOpened(call, stages, holders);
}

/** The same of stages that were just opened, with those who hold their seats. */
export async function notifyOpened(call: StepCall, stages: readonly OpenedStage[], holders: readonly Holder[]): Promise<void> {
  const { actor } = call;
  const own = new Set(holders.filter((one) => one.account_id === actor.accountId).map(({ seat_id }) => seat_id));
  await notifyHolders(
    call,
    holders,
    stages.filter(({ seat_id, is_new }) => is_new && !own.has(seat_id)),
    ({ kind }) => `${kind.title} waits for you`,
    'Requests wait for you',
  );
  const attended = new Set(stages.filter((stage) => holdersFor(holders, stage).length > 0).map(({ request_id }) => request_id));
  const unattended = stages.filter(({ request_id }) => !attended.has(request_id)).map(({ request_id, kind }) => ({ id: request_id, kind }));
  await notifyUnattended(call, unattended);
}

/** The open stages of requests. A seat that was awaited just before its last step knows of the request: it is not new. */
export async function readOpenStages(db: StepCall['db'], ids: readonly number[]): Promise<OpenedStage[]> {
  const { rows } = await sql<OpenedStage>`
    select g.request_id, r.kind, coalesce(r.record_id, r.id) as record_id, r.title, p.fullname as owner, g.owner_id, g.seat_id, g.decides,
      not exists (
        select from requests.stage b where b.request_id = r.id and b.seat_id = g.seat_id and b.closed_by_no = r.last_no) as is_new
    from requests.request r join requests.stage g on g.request_id = r.id and g.opened_at is not null and g.closed_at is null
    left join personnel.person_view p on p.id = r.owner_id
    where r.id = any(${[...ids]}::integer[])`.execute(db);
  return rows;
}

/** One notice for each of those who may answer: the request itself where it is one, the inbox where there are more. */
export async function notifyHolders(
  call: StepCall,
  holders: readonly Holder[],
  stages: readonly OpenedStage[],
  titleOf: (served: ServedKind) => string,
  manyTitle: string,
): Promise<void> {
  const { db, now, actor } = call;
  if (stages.length === 0) return;
  const kinds = new Map(stages.map(({ request_id, kind }) => [request_id, kindCalled(kind).kind]));
  const approvalOf = await readApprovals(call, [...kinds.keys()], (id) => kinds.get(id)!);
  const told = new Map<number, OpenedStage[]>();
  for (const stage of stages)
    for (const { account_id } of holdersFor(holders, stage))
      if (account_id !== null && account_id !== actor.accountId) told.set(account_id, [...(told.get(account_id) ?? []), stage]);
  const groups = Map.groupBy(told, ([, list]) => [...new Set(list.map(({ request_id }) => request_id))].join());
  for (const group of groups.values()) {
    const accounts = group.map(([account]) => account);
    const list = new Map(group[0]![1].map((stage) => [stage.request_id, stage]));
    const [only] = [...list.values()];
    if (list.size > 1)
      await notify(db, now, accounts, {
        title: manyTitle,
        description: `${list.size} requests are in your inbox.`,
        link: '/inbox',
        push: { title: `${list.size} requests wait for you` },
      });
    else {
      const served = kindCalled(only!.kind);
      await notify(db, now, accounts, {
        title: titleOf(served),
        description: [only!.owner, only!.title].filter(Boolean).join(': '),
        link: screenOf(served.kind.screen, only!.record_id, only!.owner_id),
        push: { title: `${wordOf(served.kind)} waits for you`, approve: approvalOf(only!.request_id, only!.seat_id) },
      });
    }
  }
}

/** Tells owners what others did with their requests: in the words of the kind, or of decisions, ends and returns in general ones. */
export async function notifyOwners(
  { db, now, actor }: StepCall,
  { kind, own }: ServedKind,
  action: string,
  moved: readonly Moved[],
  remarks: string,
): Promise<void> {
  const words = own.tells?.[action];
  if (words === null) return;
  for (const one of moved) {
    if (one.ownerId === null || one.ownerId === actor.personnelId) continue;
    if (!words && !isNews(kind, action, one)) continue;
    const notice = words?.(one, remarks) ?? {
      title: `${kind.title}: ${kind.wordsOf(one.to).toLowerCase()}`,
      description: [one.title, remarks].filter(Boolean).join('. '),
    };
    const link = screenOf(kind.ownScreen ?? kind.screen, one.recordId, one.ownerId);
    await notifyPeople(db, now, [one.ownerId], {
      ...notice,
      link,
      push: { title: `${wordOf(kind)}: ${kind.wordsOf(one.to).toLowerCase()}` },
    });
  }
}

/** An end, a return, or the decision after which no other is awaited, such as of a pass slip that is then used. */
function isNews(kind: AnyKind, action: string, { from, to }: Moved): boolean {
  if (from === to) return false;
  const isDecided = kind.stepOf(action).decides === true && kind.awaited(to).length === 0;
  return isDecided || kind.ends.includes(to) || kind.goesBack(from, to);
}
