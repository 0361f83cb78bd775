import { createHash, createPublicKey, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { hasFaces, readFaceKey } from '@talaan/faces/server/public.ts';
import { findDevice, markDevicesSeen } from '@talaan/devices/server/public.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { enrolTablet, TabletPunch } from '../../contract/tablet.ts';
import { enrolmentCodeOf, groupCode } from '../../rules/codes.ts';
import { ENROLMENT_MINUTES } from '../../rules/settings.ts';
import { notifyCopyEnded } from './notify-copies.ts';

/** Issues the code that enrols a tablet as a device that the caller looks after. Errors: 404, 409 where the device is no kiosk in use. */
export async function issueCode(call: Call<{ id: number }>): Promise<{ code: string; address: string; until: string }> {
  const { db, actor, now, params, server } = call;
  const device = await findDevice(db, actor, params.id);
  if (device.mode !== 'android') throw wrongState(`${device.name} is no kiosk. Set that its punches come from an Android kiosk first.`);
  if (!device.enabled) throw wrongState(`${device.name} is not in use. Switch it on first.`);
  const code = enrolmentCodeOf(randomBytes(32));
  const until = now.add({ minutes: ENROLMENT_MINUTES });
  await sql`
    insert into kiosk.enrolment_code (device_id, code_hash, issued_by, issued_at, expires_at)
    values (${device.id}, ${hashOf(code)}, ${actor.accountId}, ${now.toString()}, ${until.toString()})
    on conflict (device_id) do update set code_hash = excluded.code_hash, issued_by = excluded.issued_by, issued_at = excluded.issued_at,
      expires_at = excluded.expires_at`.execute(db);
  await recordChange(call, { action: 'issue a code for a tablet', subject: `attendance.device:${device.id}` });
  return { code: groupCode(code), address: `${server.settings.publicUrl}/androidLogs#${code}`, until: until.toString() };
}

interface Offered {
  device_id: number;
  device: string;
  campus_id: number;
  campus: string;
  issued_by: number;
}

/** Makes the tablet that gives this key the one of the device of the code; the one before it ends. Errors: 422. */
export async function enrol(call: CallOf<typeof enrolTablet>): Promise<AnswerOf<typeof enrolTablet>> {
  const { server, db, now, today, body } = call;
  const key = Buffer.from(body.public_key, 'base64');
  requireKey(key);
  const { rows } = await sql<Offered>`
    delete from kiosk.enrolment_code e using attendance.device_view d, organization.campus_view c
    where e.code_hash = ${hashOf(body.code)} and e.expires_at > ${now.toString()}::timestamptz and d.id = e.device_id and c.id = d.campus_id
      and d.enabled and d.mode = 'android'
    returning e.device_id, d.name as device, d.campus_id, c.name as campus, e.issued_by`.execute(db);
  const offered = rows[0];
  if (!offered) throw invalid({ code: ['This code was used, has expired or was never issued. Ask HR to show another one.'] });
  const before = await endOpenTablet(db, offered.device_id, now);
  const tablet = crypto.randomUUID();
  await db
    .insertInto('kiosk.tablet')
    .values({ id: tablet, device_id: offered.device_id, public_key: key, enrolled_by: offered.issued_by, enrolled_at: now.toString() })
    .execute();
  await markDevicesSeen(db, new Map([[offered.device_id, now.toString()]]));
  await recordChange(call, {
    action: 'enrol a tablet',
    subject: `attendance.device:${offered.device_id}`,
    before: before && { tablet: before.id },
    after: { tablet, address: call.address },
  });
  if (before?.is_copied) await notifyCopyEnded(call, { id: offered.device_id, name: offered.device }, true);
  return {
    tablet,
    device: offered.device,
    campus: offered.campus,
    university: await readUniversityName(db, today),
    face_key: await readFaceKey(server, db),
    faces: await hasFaces(db, offered.campus_id, today),
  };
}

/** Ends the tablet of a device that the caller looks after. Errors: 404, 409 where it has none. */
export async function endEnrolment(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, actor, now, params } = call;
  const device = await findDevice(db, actor, params.id);
  const tablet = await endOpenTablet(db, device.id, now);
  if (!tablet) throw wrongState('No tablet is enrolled as this device.');
  await recordChange(call, { action: 'end a tablet', subject: `attendance.device:${device.id}`, before: { tablet: tablet.id } });
  if (tablet.is_copied) await notifyCopyEnded(call, device, false);
  return { message: `The tablet of ${device.name} is no longer enrolled. What it sends from now on is held for review.` };
}

async function endOpenTablet(
  db: Database,
  deviceId: number,
  now: Temporal.Instant,
): Promise<{ id: string; is_copied: boolean } | undefined> {
  const { rows } = await sql<{ id: string; is_copied: boolean }>`
    update kiosk.tablet set ended_at = greatest(${now.toString()}, enrolled_at) where device_id = ${deviceId} and ended_at is null
    returning id, copied_at is not null as is_copied`.execute(db);
  return rows[0];
}

/** A key of P-256. Error: 422. */
function requireKey(key: Buffer): void {
  try {
    if (createPublicKey({ key, format: 'der', type: 'spki' }).asymmetricKeyDetails?.namedCurve === 'prime256v1') return;
  } catch {
    // It is no key at all.
  }
  throw invalid({ public_key: ['This is no key of P-256.'] });
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** SHA-256 of the photo as a tablet signs it. */
export function photoHashOf({ photo }: Pick<TabletPunch, 'photo'>): string {
  return photo === null ? '' : createHash('sha256').update(Buffer.from(photo, 'base64')).digest('hex');
}
