import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { PersonalDataOf, PersonalDataPart, PersonalDataRow } from '@talaan/kernel/server/personal-data-part.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { printHeld } from '../print/print-held.ts';
import { personalDataOfKernel } from './personal-data-of-kernel.ts';

interface Asked {
  id: number;
  personnel_id: number | null;
  account_id: number | null;
  asked_by: number;
  name: string;
  idno: string | null;
  json_file_id: number | null;
}

export interface GatheredPart {
  title: string;
  isLong: boolean;
  rows: PersonalDataRow[];
}

/** The files outlive the day after which an upload that no record took is swept away: a week in all. */
const KEPT_DAYS_BEFORE_SWEEP = 6;

/** Gathers part by part what is held about somebody and keeps it as JSON and PDF. Run again, it starts anew or finds both kept. */
export const exportJob: Job<object> = {
  kind: 'privacy.export',
  run: async (work) => {
    const asked = await readAsked(work);
    const held = work.server.modules.flatMap((module) => module.personalData ?? []);
    if (asked.json_file_id === null) await make(work, asked, [...held, ...personalDataOfKernel]);
    return { export_id: asked.id };
  },
};

async function make(work: Work, asked: Asked, parts: readonly PersonalDataPart[]): Promise<void> {
  const { server } = work;
  const madeAt = server.clock.now();
  const of = { personnelId: asked.personnel_id, accountId: asked.account_id, today: server.clock.today() };
  const gathered = await gather(work, of, parts);
  const about = { name: asked.name, employee_number: asked.idno };
  const university = await readUniversityName(server.db, server.clock.today());
  const json = JSON.stringify(
    { university, about, made_at: madeAt.toString(), parts: gathered.map(({ title, rows }) => ({ title, rows })) },
    null,
    2,
  );
  const pdf = await printHeld({ university, ...about, madeAt }, gathered);
  await work.progress(parts.length + 1, parts.length + 1);
  await server.db.transaction().execute((db) => keepAndTell(db, work, asked, { json: Buffer.from(json), pdf }));
}

/** In one snapshot, so that what stands in two parts agrees. */
function gather({ server, progress }: Work, of: PersonalDataOf, parts: readonly PersonalDataPart[]): Promise<GatheredPart[]> {
  return server.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) =>
      withOpenRecords(tx, of.personnelId === null ? [] : [of.personnelId], async (db) => {
        const gathered: GatheredPart[] = [];
        for (const [at, part] of parts.entries()) {
          gathered.push({ title: part.title, isLong: part.isLong ?? false, rows: await part.read(db, of) });
          await progress(at + 1, parts.length + 1);
        }
        return gathered;
      }),
    );
}

async function keepAndTell(
  db: Database,
  { server }: Work,
  asked: Asked,
  { json, pdf }: { json: Uint8Array; pdf: Uint8Array },
): Promise<void> {
  const now = server.clock.now();
  const name = `Personal data of ${asked.name}`;
  const unclaimedSince = now.add({ hours: KEPT_DAYS_BEFORE_SWEEP * 24 });
  // Nobody owns them: they are fetched by the call of this module alone.
  const kept = { ownerId: 0, unclaimedSince };
  const jsonFile = await server.files.keep(db, { ...kept, name: `${name}.json`, contentType: 'application/json', content: json });
  const pdfFile = await server.files.keep(db, { ...kept, name: `${name}.pdf`, contentType: 'application/pdf', content: pdf });
  await sql`update privacy.export set json_file_id = ${jsonFile.id}, pdf_file_id = ${pdfFile.id}, made_at = ${now.toString()}
    where id = ${asked.id}`.execute(db);
  const isOwn = asked.asked_by === asked.account_id;
  await notify(db, now, [asked.asked_by], {
    title: isOwn ? 'The copy of your personal data is ready' : `The personal data export of ${asked.name} is ready`,
    description: 'As PDF and JSON, to be downloaded within a week.',
    link: isOwn ? '/profile/account/settings?section=held' : `/personnels/${asked.personnel_id}?tab=held`,
  });
}

async function readAsked({ server, runId }: Work): Promise<Asked> {
  const { rows } = await sql<Asked>`
    select e.id, e.personnel_id, e.account_id, e.asked_by, coalesce(p.fullname, a.name) as name, p.idno, e.json_file_id
    from privacy.export e left join personnel.person_view p on p.id = e.personnel_id left join identity.account_view a on a.id = e.account_id
    where e.job_id = ${runId}`.execute(server.db);
  if (!rows[0]) throw new Error(`no export is made by the job ${runId}`);
  return rows[0];
}
