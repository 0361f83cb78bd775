import { createHash, createPublicKey, verify } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { hasFaces, readFaceKey } from '@talaan/faces/server/public.ts';
import { computeSoon, makeMonthsOf, markDevicesSeen, wallClock } from '@talaan/devices/server/public.ts';
import type { contactKiosk, TabletPunch } from '../../contract/tablet.ts';
import { settleTime } from '../../rules/settle-time.ts';
import { textOfContact, textOfPunch } from '../../rules/signed-text.ts';
import { photoHashOf } from './enrol.ts';
import { keepKioskPunches, type Settled } from './keep-kiosk-punches.ts';
import { notifyCopied } from './notify-copies.ts';

type Answer = AnswerOf<typeof contactKiosk>;
type ContactCall = CallOf<typeof contactKiosk>;

/** A tablet as its contacts need it. */
export interface Tablet {
  id: string;
  device_id: number;
  device: string;
  campus_id: number;
  public_key: Buffer;
  enrolled_at: string;
  is_ended: boolean;
  copied_at: string | null;
  clock_lag_ms: number | null;
}

/**
 * Takes what a tablet sent, whole or not at all: what is answered is on disk, and the same once more changes nothing. A punch whose own signature is
 * wrong is refused alone. Errors: 403 where the tablet is unknown or did not sign the whole.
 */
export async function takeContact(call: ContactCall): Promise<Answer> {
  const { server, db, now, today, body } = call;
  const known = await findTablet(db, body.tablet);
  if (!known || !isSigned(known, textOfContact(body.tablet, body.sent_at, signaturesOf(body.punches)), body.signature))
    throw new Refusal(403, { message: 'Talaan does not know this tablet. Ask HR to enrol it again.' });
  const [signed, forged] = partition(
    body.punches,
    (punch) => isOfItsFace(punch) && isSigned(known, textOfSaid(body.tablet, punch), punch.signature),
  );
  const times = signed.map((punch) => ({ punch, ...settle(call, known, punch) }));
  await makeMonthsOf(
    server,
    times.flatMap(({ at, isDoubtful }) => (isDoubtful ? [] : [{ at: wallClock(at) }])),
  );
  const { answers, tablet } = await db.transaction().execute(async (tx) => {
    const locked = (await findTablet(tx, body.tablet, true))!;
    const kept = await keepKioskPunches({ server, db: tx, now }, locked, times);
    await noteContact(call, tx, locked);
    if (kept.isCopied && locked.copied_at === null) await notifyCopied({ ...call, db: tx }, locked);
    return { answers: kept.answers, tablet: { ...locked, copied_at: kept.isCopied ? now.toString() : locked.copied_at } };
  });
  if (answers.some(({ outcome }) => outcome === 'COUNTED' || outcome === 'REVIEW')) computeSoon(server);
  return {
    now: now.toString(),
    state: tablet.is_ended ? 'ENDED' : tablet.copied_at ? 'COPIED' : 'OPEN',
    device: tablet.device,
    face_key: await readFaceKey(server, db),
    faces: await hasFaces(db, tablet.campus_id, today),
    answers: [...answers, ...forged.map(({ number, at }) => ({ number, outcome: 'REFUSED' as const, person: null, at }))],
  };
}

async function findTablet(db: Database, id: string, lock = false): Promise<Tablet | undefined> {
  const { rows } = await sql<Tablet>`
    select t.id, t.device_id, d.name as device, d.campus_id, t.public_key, t.enrolled_at, t.copied_at, t.clock_lag_ms,
      (t.ended_at is not null or not d.enabled or d.mode <> 'android') as is_ended
    from kiosk.tablet t join attendance.device_view d on d.id = t.device_id where t.id = ${id} ${lock ? sql`for update of t` : sql``}`.execute(
    db,
  );
  return rows[0];
}

function settle({ now, body }: ContactCall, { clock_lag_ms: lagBefore, enrolled_at }: Tablet, punch: TabletPunch): Omit<Settled, 'punch'> {
  const { at, isDoubtful } = settleTime({
    punchedAt: Date.parse(punch.at),
    sentAt: Date.parse(body.sent_at),
    receivedAt: now.epochMilliseconds,
    lagBefore,
    enrolledAt: Date.parse(enrolled_at),
  });
  // Punches count by the second, and one of the factory's year 1 has no month here.
  const earliest = Temporal.Instant.from('1970-01-02T00:00:00Z').epochMilliseconds;
  return { at: Temporal.Instant.fromEpochMilliseconds(Math.floor(Math.max(at, earliest) / 1000) * 1000), isDoubtful };
}

async function noteContact({ now, body }: ContactCall, tx: Database, tablet: Tablet): Promise<void> {
  await sql`
    update kiosk.tablet set last_contact_at = ${now.toString()}, clock_lag_ms = ${now.epochMilliseconds - Date.parse(body.sent_at)}
    where id = ${tablet.id}`.execute(tx);
  if (!tablet.is_ended) await markDevicesSeen(tx, new Map([[tablet.device_id, now.toString()]]));
}

/** What is signed of a face is its hash. */
function isOfItsFace({ face, given }: TabletPunch): boolean {
  return !face || createHash('sha256').update(face).digest('hex') === given;
}

function textOfSaid(tablet: string, punch: TabletPunch): string {
  return textOfPunch(tablet, { ...punch, photoHash: photoHashOf(punch) });
}

function signaturesOf(punches: readonly TabletPunch[]): string[] {
  return punches.map(({ signature }) => signature);
}

/** As browsers sign: ECDSA with SHA-256, both halves one after the other. */
function isSigned({ public_key: key }: Tablet, text: string, signature: string): boolean {
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64'));
}

function partition<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  const { yes = [], no = [] } = Object.groupBy(all, (one) => (is(one) ? 'yes' : 'no'));
  return [yes, no];
}
