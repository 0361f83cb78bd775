import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { DESCRIPTOR_NUMBERS, readDescriptor } from '../../rules/similarity.ts';
import { readFaceSeal, type FaceSeal } from '../sealing/seal.ts';

/** A registered face by its enrolment. */
export interface KeptFace {
  enrolmentId: number;
  personnelId: number;
}

const UNUSED_MS = 3_600_000;
const READ_AT_ONCE = 500;

const kept = new WeakMap<Server, KeptTemplates>();

/** The templates of this process, brought up to what the database holds now. */
export async function readTemplates(server: Server, db: Database): Promise<KeptTemplates> {
  const templates = kept.get(server) ?? new KeptTemplates(() => kept.delete(server));
  kept.set(server, templates);
  await templates.bringUp(db, () => readFaceSeal(server, db));
  return templates;
}

/**
 * The mean of the images of each registered person, 4 kB each, one after the other. They are kept as long as the sum of changes to their table
 * (decision 90) is the same, and after a change what is new is read and what is gone is dropped. Unused for an hour all are released.
 */
export class KeptTemplates {
  #faces: KeptFace[] = [];
  #numbers = new Float32Array(0);
  #changes = -1;
  #release: NodeJS.Timeout | undefined;
  readonly #onRelease: () => void;

  constructor(onRelease: () => void) {
    this.#onRelease = onRelease;
  }

  async bringUp(db: Database, readSeal: () => Promise<FaceSeal>): Promise<void> {
    clearTimeout(this.#release);
    this.#release = setTimeout(this.#onRelease, UNUSED_MS).unref();
    const { rows } = await sql<{ changes: number }>`
      select coalesce(sum(changes), 0)::bigint as changes from kernel.change_count where topic = 'faces'`.execute(db);
    const { changes } = rows[0]!;
    if (changes === this.#changes) return;
    const seal = await readSeal();
    const known = new Set(this.#faces.map(({ enrolmentId }) => enrolmentId));
    const found = await withOpenRecords(db, 'everybody', async (open) => {
      const there = (
        await sql<KeptFace>`select enrolment_id as "enrolmentId", personnel_id as "personnelId" from faces.template order by 1`.execute(
          open,
        )
      ).rows;
      return {
        there,
        added: await readNew(
          open,
          seal,
          there.filter(({ enrolmentId }) => !known.has(enrolmentId)),
        ),
      };
    });
    this.#replace(found.there, found.added);
    this.#changes = changes;
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

  #replace(there: readonly KeptFace[], added: ReadonlyMap<number, Float32Array>): void {
    const places = new Map(this.#faces.map(({ enrolmentId }, place) => [enrolmentId, place]));
    const faces = there.filter(({ enrolmentId }) => places.has(enrolmentId) || added.has(enrolmentId));
    const numbers = new Float32Array(faces.length * DESCRIPTOR_NUMBERS);
    for (const [place, { enrolmentId }] of faces.entries()) {
      const before = (places.get(enrolmentId) ?? -1) * DESCRIPTOR_NUMBERS;
      numbers.set(added.get(enrolmentId) ?? this.#numbers.subarray(before, before + DESCRIPTOR_NUMBERS), place * DESCRIPTOR_NUMBERS);
    }
    this.#faces = faces;
    this.#numbers = numbers;
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
