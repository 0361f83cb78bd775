import { sql } from 'kysely';
import { changesNow } from '@talaan/kernel/server/kept/changes-of.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { reachesCampus } from '@talaan/devices/server/public.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { recognizeFace } from '../../contract/recognition.ts';
import { judgeMatch, judgeRecognition } from '../../rules/judge-match.ts';
import { FOR_TRIAL, openFace } from '../../rules/sealed-face.ts';
import { faceLimitsOn } from '../limits-on.ts';
import { readPrivateKey } from '../sealing/server-key.ts';
import { findAlike } from './find-alike.ts';
import { noteRecognition } from './note-recognition.ts';

type Answer = AnswerOf<typeof recognizeFace>;

/** Tries a face among the registered people whom the caller reaches, of one campus or of all. Errors: 404 for a campus out of reach, 422. */
export async function tryFace(call: CallOf<typeof recognizeFace>): Promise<Answer> {
  const { server, db, actor, now, today, body } = call;
  const began = performance.now();
  const face = await openFace(body.face, await readPrivateKey(server, db), FOR_TRIAL);
  if (!face) throw invalid({ face: ['This face cannot be read. Load the page again, and try once more.'] });
  const limits = await faceLimitsOn(db, today);
  if (body.campus_id) await requireCampus(call, body.campus_id);
  const people = await peopleInReach(call, body.campus_id ?? null);
  const asking = { server, db, seen: actor.seen ?? (await changesNow(db)) };
  const { outcome: match, best, second } = judgeMatch(await findAlike(asking, Float32Array.from(face.descriptor), people), limits);
  const outcome = judgeRecognition(match, { ...face.measured, passed: face.passed }, limits);
  const personnelId = outcome === 'UNKNOWN' ? null : best!.personnelId;
  const score = best?.score ?? null;
  const { real, live } = face.measured;
  const tookMs = Math.round(performance.now() - began);
  await noteRecognition(db, {
    at: now,
    deviceId: null,
    triedBy: actor.accountId,
    personnelId,
    outcome,
    score,
    second,
    measured: face.measured,
    tookMs,
  });
  const { rows } = await sql<
    NonNullable<Answer['person']>
  >`select id, idno, fullname from personnel.person_view where id = ${personnelId}`.execute(db);
  const { accept, review, margin } = limits;
  return {
    outcome,
    person: rows[0] ?? null,
    score,
    second,
    real,
    live,
    limits: { accept, review, margin, real: limits.real, live: limits.live },
    among: people.size,
    took_ms: tookMs,
  };
}

async function requireCampus({ db, actor }: Pick<Call, 'db' | 'actor'>, campusId: number): Promise<void> {
  const { rows } = await sql`
    select from organization.campus_view c where c.id = ${campusId} and ${reachesCampus(actor, 'c.id')}`.execute(db);
  if (rows.length === 0) throw notFound('There is no such campus.');
}

/** The registered people among those in service whom the caller reaches. */
async function peopleInReach({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, campusId: number | null): Promise<Set<number>> {
  const { rows } = await sql<{ personnel_id: number }>`
    select s.personnel_id from ${servingOn(today)} s join organization.office_view o on o.id = s.office_id
    where ${visible(actor, ['EDATSADMIN'], { person: 's.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
      and (${campusId}::integer is null or o.campus_id = ${campusId})
      and exists (select from faces.enrolment e where e.personnel_id = s.personnel_id and e.ended_at is null)`.execute(db);
  return new Set(rows.map(({ personnel_id: id }) => id));
}
