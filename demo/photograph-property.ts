import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { drawThing } from '@talaan/property/demo/draw-thing.ts';

/** Of each article so many pictures are drawn, and the newest items have one of them each. */
const TURNS = 2;
const PHOTOS = 800;
const QUALITY = 78;

interface Pictured {
  id: number;
  article: string;
  keeper: number;
}

/** Keeps drawn photos of items of property, after the first start, which need not wait for pictures. Once: a photo that is taken away stays away. */
export const photographPropertyJob: Job<object> = {
  kind: 'demo.photograph-property',
  atStart: true,
  run: async ({ server: { db, files, settings } }) => {
    if (!settings.demo) return;
    const { rows } = await sql<Pictured>`
      select i.id, i.article, a.id as keeper from property.item i join identity.account a on a.email = 'property@talaan.example'
      where i.id % 5 > 0 and not exists (select from property.item pictured where pictured.photo_file_id is not null)
      order by i.acquired_on desc, i.id limit ${PHOTOS}`.execute(db);
    if (rows.length === 0) return;
    const { default: sharp } = await import('sharp');
    const drawn = new Map<string, Buffer>();
    for (const name of new Set(rows.map(nameOf))) {
      const [article, turn] = name.split('/') as [string, string];
      drawn.set(
        name,
        await sharp(Buffer.from(drawThing(article, Number(turn))))
          .jpeg({ quality: QUALITY })
          .toBuffer(),
      );
    }
    await db.transaction().execute(async (tx) => {
      const kept: { id: number; file: number }[] = [];
      for (const one of rows) {
        const file = await files.keep(tx, {
          name: `${one.article}.jpg`,
          contentType: 'image/jpeg',
          content: drawn.get(nameOf(one))!,
          ownerId: one.keeper,
        });
        kept.push({ id: one.id, file: file.id });
      }
      await sql`
        update property.item i set photo_file_id = k.file from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (id integer, file integer)
        where i.id = k.id and i.photo_file_id is null`.execute(tx);
    });
  },
};

function nameOf({ id, article }: Pictured): string {
  return `${article}/${id % TURNS}`;
}
