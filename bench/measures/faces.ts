import assert from 'node:assert/strict';
import { forPunch, sealFace } from '@talaan/faces/rules/sealed-face.ts';
import { FACE_MODEL } from '@talaan/faces/rules/similarity.ts';
import { fillFaces } from '@talaan/faces/server/fixtures/fill-faces.ts';
import { anotherImage, softwareDescriptor, WELL_MEASURED } from '@talaan/faces/server/fixtures/software-face.ts';
import { readFaceKey, recognizeAtDevice } from '@talaan/faces/server/public.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { buildApp } from '@talaan/server/app.ts';
import { cache, NOW, type Databases } from '../databases.ts';
import { median, time } from '../in-turns.ts';
import { milliseconds, told, under, type Line } from '../table.ts';

const PEOPLE = 5000;
const CALLS = 60;
const DAY = NOW.slice(0, 10);

/** A face that a kiosk sent, opened and recognized among 5,000 registered people of its campus, with what is read and written for it. Faces of people who do not exist. */
export async function measureFaces(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('faces');
  const settings = readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: cache, DEMO: 'true', DEMO_NOW: NOW, LOG_LEVEL: 'fatal' });
  const app = await buildApp({ settings, databaseUrl, work: 'none' });
  try {
    const { server } = app;
    const { people, deviceId } = await bringToOneCampus(server, databases.asOwner(databaseUrl));
    await fillFaces(server, people);
    const faceKey = await readFaceKey(server, server.db);
    const seal = (seed: number, at: string) =>
      sealFace(
        {
          descriptor: anotherImage(softwareDescriptor(seed), 77),
          model: FACE_MODEL,
          measured: WELL_MEASURED,
          challenge: 'TURN_LEFT',
          passed: true,
        },
        faceKey,
        forPunch(at),
      );
    const recognize = async (personnelId: number) => {
      const now = server.clock.now();
      const sealed = await seal(personnelId, now.toString());
      return time(() =>
        server.db.transaction().execute(async (db) => {
          const found = await recognizeAtDevice({ server, db, now, day: DAY }, { sealed, at: now.toString(), deviceId });
          assert.deepEqual([found?.outcome, found?.person?.id], ['ACCEPTED', personnelId]);
        }),
      );
    };
    const first = await recognize(people[0]!);
    const took: number[] = [];
    for (let call = 0; call < CALLS; call++) took.push(await recognize(people[(call * 83) % people.length]!));
    const among = people.length.toLocaleString('en');
    return [
      under(`A face of a kiosk recognized among ${among} registered people`, median(took), 20, milliseconds),
      told('The same for the first time since the start: all templates are read', milliseconds(first)),
    ];
  } finally {
    await app.close();
  }
}

/** All who serve, at the campus of one kiosk. */
async function bringToOneCampus(server: Server, ownerUrl: string): Promise<{ people: number[]; deviceId: number }> {
  const owner = openPool(ownerUrl);
  try {
    await owner.query(`
      begin;
      select set_config('talaan.reason', 'All at one campus, to be measured', true);
      update personnel.appointment set office_id = (select min(id) from organization.office where campus_id = 1)
        where office_id in (select id from organization.office where campus_id <> 1);
      commit`);
    const { rows } = await owner.query<{ id: number }>(
      'select personnel_id as id from personnel.serving_on($1::date) order by 1 limit $2',
      [DAY, PEOPLE],
    );
    const device = await server.pool.query<{ id: number }>('select id from attendance.device where campus_id = 1 order by id limit 1');
    return { people: rows.map(({ id }) => id), deviceId: device.rows[0]!.id };
  } finally {
    await owner.end();
  }
}
