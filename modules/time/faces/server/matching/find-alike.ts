import { sql } from 'kysely';
import type { Changes } from '@talaan/kernel/server/kept/changes-of.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { Candidate } from '../../rules/judge-match.ts';
import { readDescriptor, similarity } from '../../rules/similarity.ts';
import { readFaceSeal } from '../sealing/seal.ts';
import { readTemplates, type KeptFace } from './templates.ts';

/** So many of the nearest templates are compared image by image. */
const COMPARED = 20;

/**
 * How alike registered people are to a face, by the image of each that is most alike; of the nearest twenty. The images are read when they are
 * compared: a face that was deleted is never found, whatever a process keeps.
 */
export async function findAlike(
  asking: { server: Server; db: Database; seen: Changes },
  descriptor: Float32Array,
  among: ReadonlySet<number> | null,
): Promise<Candidate[]> {
  const { server, db } = asking;
  const templates = await readTemplates(asking);
  const nearest = templates.nearest(descriptor, among, COMPARED);
  return nearest.length === 0 ? [] : compareImages(server, db, descriptor, nearest);
}

async function compareImages(server: Server, db: Database, descriptor: Float32Array, nearest: readonly KeptFace[]): Promise<Candidate[]> {
  const seal = await readFaceSeal(server, db);
  const people = nearest.map(({ personnelId }) => personnelId);
  const enrolments = nearest.map(({ enrolmentId }) => enrolmentId);
  const { rows } = await withOpenRecords(db, people, (open) =>
    sql<{ enrolment_id: number; number: number; personnel_id: number; sealed: Buffer }>`
      select enrolment_id, number, personnel_id, sealed from faces.face where enrolment_id = any(${enrolments}::integer[])`.execute(open),
  );
  const best = new Map<number, number>();
  for (const { enrolment_id: enrolment, number, personnel_id: personnelId, sealed } of rows) {
    const image = readDescriptor(seal.open(`face:${enrolment}/${number}`, sealed))!;
    best.set(personnelId, Math.max(best.get(personnelId) ?? 0, similarity(descriptor, image)));
  }
  return [...best].map(([personnelId, score]) => ({ personnelId, score })).toSorted((one, other) => other.score - one.score);
}
