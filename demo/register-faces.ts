import { sql } from 'kysely';
import { DESCRIPTOR_NUMBERS, FACE_MODEL } from '@talaan/faces/rules/similarity.ts';
import { keepFace } from '@talaan/faces/server/public.ts';
import { startChance } from '@talaan/kernel/server/demo/chance.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { drawPortrait } from './draw-portrait.ts';

const FACES = 12;
const QUALITY = 88;
const POSES = [
  { pose: 'FRONT', turn: 0 },
  { pose: 'LEFT', turn: -1 },
  { pose: 'RIGHT', turn: 1 },
] as const;
/** How far each number lies from that of another person at most, and from that of another image of the same one. */
const APART = 0.8;
const NOISE = 0.2;

interface Consenting {
  id: number;
  sex: string;
  by: number;
}

/**
 * Registers drawn faces of a dozen people who consented, after the first start. Once: a face that is deleted stays deleted. Their numbers are
 * invented and tell them apart as strangers; no camera finds them.
 */
export const registerFacesJob: Job<object> = {
  kind: 'demo.register-faces',
  atStart: true,
  run: async ({ server }) => {
    if (!server.settings.demo) return;
    const { rows } = await sql<Consenting>`
      select c.personnel_id as id, p.sex, hr.id as by from faces.consent c join personnel.person p on p.id = c.personnel_id
      join identity.account hr on hr.email = 'hr@talaan.example' and hr.personnel_id <> p.id
      where c.withdrawn_at is null and not exists (select from faces.enrolment) order by p.id limit ${FACES}`.execute(server.db);
    if (rows.length === 0) return;
    const drawn = await Promise.all(
      rows.map(async ({ id, sex, by }) => ({ personnelId: id, enrolledBy: by, images: await drawImages({ id, sex }) })),
    );
    await server.db.transaction().execute(async (db) => {
      for (const face of drawn) await keepFace({ server, db }, { ...face, model: FACE_MODEL, at: server.clock.now() });
    });
  },
};

async function drawImages(person: { id: number; sex: string }) {
  const { default: sharp } = await import('sharp');
  const chance = startChance(person.id);
  const own = Float32Array.from({ length: DESCRIPTOR_NUMBERS }, () => 1 + APART * (chance.next() - 0.5));
  const images = [];
  for (const { pose, turn } of POSES) {
    const photo = await sharp(Buffer.from(drawPortrait({ ...person, turn })))
      .jpeg({ quality: QUALITY })
      .toBuffer();
    images.push({ pose, descriptor: own.map((number) => number + NOISE * (chance.next() - 0.5)), photo });
  }
  return images;
}
