import { sql } from 'kysely';
import type { Changes } from '@talaan/kernel/server/kept/changes-of.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { keep } from '@talaan/kernel/server/kept/kept.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { DESCRIPTOR_NUMBERS, readDescriptor } from '../../rules/similarity.ts';
import { readFaceSeal, type FaceSeal } from '../sealing/seal.ts';

/** A registered face by its enrolment. */
export interface KeptFace {
  enrolmentId: number;
  personnelId: number;
}

const READ_AT_ONCE = 500;

/** Templates of 5,000 people take 20 MB. */
const templatesOf = keep<Templates>({ name: 'The templates of faces', topics: ['faces'], most: 1 });

/** The templates of this process as the database holds them now: after a change what is new is read and what is gone is dropped. */
export function readTemplates({ server, db, seen }: { server: Server; db: Database; seen: Changes }): Promise<Templates> {
  return templatesOf(server).answer({ seen, db }, 'all', async (before = new Templates([], new Map())) => {
    const seal = await readFaceSeal(server, db);
    return withOpenRecords(db, 'everybody', async (open) => {
      const there = await sql<KeptFace>`
        select enrolment_id as "enrolmentId", personnel_id as "personnelId" from faces.template order by 1`.execute(open);
      return before.follow(there.rows, (missing) => readNew(open, seal, missing));
    });
  });
}

/** The mean of the images of each registered person, 4 kB each, one after the other. */
export class Templates {
  readonly #faces: readonly KeptFace[];
  readonly #numbers: Float32Array;

  constructor(faces: readonly KeptFace[], numbersOf: ReadonlyMap<number, Float32Array>) {
    this.#faces = faces.filter(({ enrolmentId }) => numbersOf.has(enrolmentId));
    this.#numbers = new Float32Array(this.#faces.length * DESCRIPTOR_NUMBERS);
    for (const [place, { enrolmentId }] of this.#faces.entries())
      this.#numbers.set(numbersOf.get(enrolmentId)!, place * DESCRIPTOR_NUMBERS);
  }

  /** Those of the faces that are there now; what these lack is read. */
  async follow(
    there: readonly KeptFace[],
    readMissing: (missing: readonly KeptFace[]) => Promise<ReadonlyMap<number, Float32Array>>,
  ): Promise<Templates> {
    const known = new Map(this.#faces.map(({ enrolmentId }, place) => [enrolmentId, this.#numbersAt(place)]));
    const added = await readMissing(there.filter(({ enrolmentId }) => !known.has(enrolmentId)));
    return new Templates(there, new Map([...known, ...added]));
  }

  /** The persons among these whose templates are nearest, the nearest first; null is all. */
  nearest(descriptor: Float32Array, among: ReadonlySet<number> | null, most: number): KeptFace[] {
    const found: { face: KeptFace; squared: number }[] = [];
    let worst = Number.POSITIVE_INFINITY;
    for (const [place, face] of this.#faces.entries()) {
      if (among && !among.has(face.personnelId)) continue;
      const squared = distanceAt(this.#numbers, place * DESCRIPTOR_NUMBERS, descriptor);
      if (squared >= worst) continue;
      const at = found.findIndex((other) => other.squared > squared);
      found.splice(at < 0 ? found.length : at, 0, { face, squared });
      if (found.length > most) found.pop();
      if (found.length === most) worst = found.at(-1)!.squared;
    }
    return found.map(({ face }) => face);
  }

  #numbersAt(place: number): Float32Array {
    return this.#numbers.subarray(place * DESCRIPTOR_NUMBERS, (place + 1) * DESCRIPTOR_NUMBERS);
  }
}

async function readNew(db: Database, seal: FaceSeal, wanted: readonly KeptFace[]): Promise<Map<number, Float32Array>> {
  const found = new Map<number, Float32Array>();
  for (let from = 0; from < wanted.length; from += READ_AT_ONCE) {
    const ids = wanted.slice(from, from + READ_AT_ONCE).map(({ enrolmentId }) => enrolmentId);
    const { rows } = await sql<{ enrolment_id: number; sealed: Buffer }>`
      select enrolment_id, sealed from faces.template where enrolment_id = any(${ids}::integer[])`.execute(db);
    for (const { enrolment_id: id, sealed } of rows) found.set(id, readDescriptor(seal.open(`template:${id}`, sealed))!);
  }
  return found;
}

/** Four sums side by side, which the processor adds at the same time. */
function distanceAt(numbers: Float32Array, start: number, descriptor: Float32Array): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let at = 0; at < DESCRIPTOR_NUMBERS; at += 4) {
    const w = numbers[start + at]! - descriptor[at]!;
    const x = numbers[start + at + 1]! - descriptor[at + 1]!;
    const y = numbers[start + at + 2]! - descriptor[at + 2]!;
    const z = numbers[start + at + 3]! - descriptor[at + 3]!;
    a += w * w;
    b += x * x;
    c += y * y;
    d += z * z;
  }
  return a + b + c + d;
}
