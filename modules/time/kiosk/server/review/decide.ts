import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { refuseOwnRecord, voidPunchOf } from '@talaan/attendance/server/public.ts';
import { computeSoon, keepPunches, makeMonthsOf, reachesCampus, wallClock } from '@talaan/devices/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { confirmKioskPunches, rejectKioskPunches } from '../../contract/review.ts';
import { CLOCK_TOLERANCE_MS } from '../../rules/settle-time.ts';
import { pinOn } from '../tablets/pin-on.ts';

interface Pending {
  id: number;
  device_id: number;
  personnel_id: number | null;
  pin: string | null;
  way: string;
  at: string;
  state: string;
  enrolled_at: string;
}

type Confirming = CallOf<typeof confirmKioskPunches>;
type Rejecting = CallOf<typeof rejectKioskPunches>;

/** Confirms punches; those that were held are entered. Errors: 403 for one's own, 404, 409 where another was quicker, 422 where a person is missing. */
export async function confirmPunches(call: Confirming): Promise<{ message: string }> {
  const { body } = call;
  const pending = await lockPending(call, body.ids);
  requirePossible(call, pending);
  await makeMonthsOf(
    call.server,
    pending.map(({ at }) => ({ at: wallClock(Temporal.Instant.from(at)) })),
  );
  if (body.personnel_id) await findPersonInScope(call, body.personnel_id, ['EDATSADMIN']);
  for (const punch of pending) {
    // Of a face HR may recognize another person than the likeliest.
    const isCorrected = punch.way === 'FACE' && pending.length === 1 && body.personnel_id;
    const personnelId = isCorrected ? body.personnel_id : (punch.personnel_id ?? body.personnel_id);
    if (!personnelId) throw invalid({ personnel_id: ['This punch names no one. Choose the person of the photo, or reject it.'] });
    refuseOwnRecord(call, personnelId);
    if (punch.pin === null) await enter(call, punch, personnelId);
  }
  await decide(call, pending, { state: 'CONFIRMED', reason: null });
  computeSoon(call.server);
  return { message: pending.length === 1 ? 'The punch is confirmed.' : `${pending.length} punches are confirmed.` };
}

/** Enters a punch that was held. */
async function enter({ db }: Confirming, { id, device_id: deviceId, at: said }: Pending, personnelId: number): Promise<void> {
  const at = Temporal.Instant.from(said);
  const pin = await pinOn(db, personnelId, at);
  await keepPunches(db, [{ deviceId, pin, at: wallClock(at), status: 0, verify: 0, workCode: '', address: '' }]);
  await sql`update kiosk.punch set pin = ${pin}, personnel_id = ${personnelId} where id = ${id}`.execute(db);
}

/** A punch is not of before its tablet was enrolled. Error: 409. */
function requirePossible({ now }: Pick<Call, 'now'>, pending: readonly Pending[]): void {
  const isPossible = ({ at, enrolled_at: enrolled }: Pending) =>
    Date.parse(at) <= now.epochMilliseconds && Date.parse(at) >= Date.parse(enrolled) - CLOCK_TOLERANCE_MS;
  if (!pending.every(isPossible))
    throw wrongState('The time of a punch cannot be right. Reject it, and enter it by hand where the person can say the time.');
}

/** Rejects punches; those that counted are void. Errors: 403 for one's own, 404, 409 where another was quicker. */
export async function rejectPunches(call: Rejecting): Promise<{ message: string }> {
  const { reason, ids } = call.body;
  const pending = await lockPending(call, ids);
  for (const { personnel_id: personnelId, pin, at } of pending) {
    if (personnelId) refuseOwnRecord(call, personnelId);
    if (personnelId && pin !== null) await voidPunchOf(call, { personnelId, at }, `Kiosk: ${reason}`);
  }
  await decide(call, pending, { state: 'REJECTED', reason });
  return { message: pending.length === 1 ? 'The punch is rejected.' : `${pending.length} punches are rejected.` };
}

/** Within the campuses whose devices the caller looks after. */
async function lockPending({ db, actor }: Pick<Call, 'db' | 'actor'>, ids: readonly number[]): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    select k.id, t.device_id, k.personnel_id, k.pin, k.way, k.at, k.state, t.enrolled_at
    from kiosk.punch k join kiosk.tablet t on t.id = k.tablet_id join attendance.device_view d on d.id = t.device_id
    where k.id = any(${[...ids]}::bigint[]) and k.state not in ('COUNTED', 'REFUSED') and ${reachesCampus(actor, 'd.campus_id')}
    order by k.id for update of k`.execute(db);
  if (rows.length < new Set(ids).size) throw notFound('There is no such punch.');
  if (rows.some(({ state }) => state !== 'PENDING'))
    throw wrongState('A colleague has decided one of these in the meantime. Reload the list.');
  return rows;
}

async function decide(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId' | 'inPlaceOf'>,
  pending: readonly Pending[],
  { state, reason }: { state: 'CONFIRMED' | 'REJECTED'; reason: string | null },
): Promise<void> {
  const { db, actor, now } = call;
  const { rows } = await sql<{ id: number; personnel_id: number | null }>`
    update kiosk.punch set state = ${state}, reason = ${reason}, decided_by = ${actor.accountId}, decided_at = ${now.toString()}
    where id = any(${pending.map(({ id }) => id)}::bigint[]) returning id, personnel_id`.execute(db);
  await recordChanges(
    call,
    rows.map(({ id, personnel_id: personnelId }) => ({
      action: state === 'CONFIRMED' ? 'confirm a kiosk punch' : 'reject a kiosk punch',
      subject: `kiosk.punch:${id}`,
      personnelId,
      after: { state, reason },
    })),
  );
}
