import { sql } from 'kysely';
import { changesNow } from '@talaan/kernel/server/kept/changes-of.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { judgeMatch, judgeRecognition, type MatchOutcome } from '../../rules/judge-match.ts';
import { forPunch, openFace } from '../../rules/sealed-face.ts';
import { faceLimitsOn } from '../limits-on.ts';
import { readPrivateKey } from '../sealing/server-key.ts';
import { findAlike } from './find-alike.ts';
import { peopleOfCampus } from './people-of-campus.ts';
import { noteRecognition } from './note-recognition.ts';

export interface SentFace {
  /** As the tablet sealed it for the punch at this instant. */
  sealed: string;
  at: string;
  deviceId: number;
}

export interface Recognized {
  recognitionId: number;
  outcome: MatchOutcome;
  /** Who it is, or may be; null where it is nobody who is registered. */
  person: { id: number; fullname: string } | null;
}

/**
 * Whose face a device sent, among the registered people who served at its campus on the day (YYYY-MM-DD) of the punch, and keeps how it came out. Null where it cannot be opened:
 * it was changed, sealed for another moment, or for a key that is gone.
 */
export async function recognizeAtDevice(
  { server, db, now, day }: { server: Server; db: Database; now: Temporal.Instant; day: string },
  { sealed, at, deviceId }: SentFace,
): Promise<Recognized | null> {
  const began = performance.now();
  const face = await openFace(sealed, await readPrivateKey(server, db), forPunch(at));
  if (!face) return null;
  const limits = await faceLimitsOn(db, day);
  const device = await db.selectFrom('attendance.device_view').select('campus_id').where('id', '=', deviceId).executeTakeFirstOrThrow();
  const asking = { server, db, seen: await changesNow(db) };
  const among = await peopleOfCampus(asking, device.campus_id, day);
  const { outcome: match, best, second } = judgeMatch(await findAlike(asking, Float32Array.from(face.descriptor), among), limits);
  const outcome = judgeRecognition(match, { ...face.measured, passed: face.passed }, limits);
  const personnelId = outcome === 'UNKNOWN' ? null : best!.personnelId;
  const recognitionId = await noteRecognition(db, {
    at: now,
    deviceId,
    triedBy: null,
    personnelId,
    outcome,
    score: best?.score ?? null,
    second,
    measured: face.measured,
    tookMs: Math.round(performance.now() - began),
  });
  return { recognitionId, outcome, person: personnelId === null ? null : await nameOf(db, personnelId) };
}

async function nameOf(db: Database, personnelId: number): Promise<{ id: number; fullname: string }> {
  const { rows } = await sql<{
    id: number;
    fullname: string;
  }>`select id, fullname from personnel.person_view where id = ${personnelId}`.execute(db);
  return rows[0]!;
}
