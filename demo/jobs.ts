import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { drawPortrait } from './draw-portrait.ts';

interface Sitter {
  id: number;
  person: number;
  sex: string;
}

const QUALITY = 88;

/** Draws the faces of those who have accounts, after the first start, which need not wait for pictures. Once: a picture that is taken away stays away. */
export const drawPortraitsJob: Job<object> = {
  kind: 'demo.draw-portraits',
  atStart: true,
  run: async ({ server: { db, files, settings } }) => {
    if (!settings.demo) return;
    const { rows } = await sql<Sitter>`
      select a.id, p.id as person, p.sex from identity.account a join personnel.person p on p.id = a.personnel_id
      where not exists (select from identity.account drawn where drawn.avatar_path is not null) order by a.id`.execute(db);
    if (rows.length === 0) return;
    const { default: sharp } = await import('sharp');
    const drawn: { id: number; content: Buffer }[] = [];
    for (const { id, person, sex } of rows)
      drawn.push({
        id,
        content: await sharp(Buffer.from(drawPortrait({ id: person, sex })))
          .jpeg({ quality: QUALITY })
          .toBuffer(),
      });
    await db.transaction().execute(async (tx) => {
      for (const { id, content } of drawn) {
        const kept = await files.keep(tx, { name: 'avatar.jpg', contentType: 'image/jpeg', content, ownerId: id });
        await tx
          .updateTable('identity.account')
          .set({ avatar_path: `/avatars/${randomUUID()}.jpg`, avatar_file_id: kept.id })
          .where('id', '=', id)
          .where('avatar_path', 'is', null)
          .execute();
      }
    });
  },
};

/** The devices of the demo that push ask for commands, as real ones do; nothing stands at the other end. */
export const keepDevicesAliveJob: Job<object> = {
  kind: 'demo.keep-devices-alive',
  cron: '* * * * *',
  atStart: true,
  run: async ({ server: { db, settings, clock } }) => {
    if (!settings.demo) return;
    await sql`
      update attendance.device set last_seen_at = ${clock.now().toString()}
      where mode = 'push' and enabled and serial like 'TSU26%'`.execute(db);
  },
};
