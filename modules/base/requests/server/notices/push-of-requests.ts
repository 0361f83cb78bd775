import { sql } from 'kysely';
import type { PushContent } from '@talaan/notifications/server/public.ts';
import type { AnyKind } from '../../contract/request-kind.ts';
import { openTo } from '../open-steps.ts';
import type { StepCall } from '../served-kinds.ts';

type Approval = NonNullable<PushContent['approve']>;

interface OpenStage {
  request_id: number;
  seat_id: number;
  role: string;
  state: string;
  seen: number;
}

/** What a telephone shows of a kind, where everybody nearby reads it: never whose it is or what it says, and of kinds with private titles not even the kind. */
export function wordOf(kind: AnyKind): string {
  return kind.readsPrivate ? 'A request' : kind.title;
}

/** The steps that bring these requests on by one press, by request and seat: such as ask for nothing, and of kinds that may be decided unread. */
export async function readApprovals(
  { db }: Pick<StepCall, 'db'>,
  ids: readonly number[],
  kindOf: (request: number) => AnyKind,
): Promise<(request: number, seat: number) => Approval | undefined> {
  const { rows } = await sql<OpenStage>`
    select g.request_id, g.seat_id, g.role, r.state, r.last_no as seen
    from requests.stage g join requests.request r on r.id = g.request_id
    where g.request_id = any(${[...ids]}::integer[]) and g.opened_at is not null and g.closed_at is null`.execute(db);
  const found = new Map(rows.map((stage) => [`${stage.request_id} ${stage.seat_id}`, approvalOf(kindOf(stage.request_id), stage)]));
  return (request, seat) => found.get(`${request} ${seat}`);
}

function approvalOf(kind: AnyKind, { request_id: request, role, state, seen }: OpenStage): Approval | undefined {
  if (kind.oneByOne || kind.readsPrivate) return undefined;
  const action = openTo(kind, state, [{ role, may_decide: true }]).find((one) => kind.stepOf(one).key === 'a');
  if (action === undefined) return undefined;
  const { needsReason, onItsScreen } = kind.stepOf(action);
  return needsReason || onItsScreen ? undefined : { request, action, seen };
}
