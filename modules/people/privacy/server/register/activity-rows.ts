import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { readAll } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { LEGAL_BASES } from '@talaan/kernel/server/processing.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { exportActivities, listActivities, type ActivityRow, type readActivity as reading } from '../../contract/register.ts';
import { plainSentences } from '../plain-sentences.ts';
import { personalDataOfKernel } from '../personal-data-of-kernel.ts';
import { processingOfKernel } from '../processing-of-kernel.ts';

const sentence = (words: readonly string[]) => words.join('; ');

/** What the modules declare, with what the database keeps under seal of it. */
export const activityRows = rows(listActivities, exportActivities, 'activities', async ({ server, db }) => ({
  from: sql`jsonb_to_recordset(${JSON.stringify(await declared(server, db))}::jsonb) as t(id text, activity text, purpose text, basis text, law text,
    people jsonb, facts jsonb, recipients jsonb, kept text, is_for_ever boolean, sealed jsonb)`,
  columns: {
    id: 't.id',
    activity: 't.activity',
    purpose: 't.purpose',
    basis: 't.basis',
    law: 't.law',
    people: 't.people',
    facts: 't.facts',
    recipients: 't.recipients',
    kept: 't.kept',
    is_for_ever: 't.is_for_ever',
    sealed: 't.sealed',
  },
  // Declarations of the product itself, of no person and no office.
  reach: sql<boolean>`true`,
  search: [plainSentences(sql`concat_ws(' ', t.activity, t.purpose, t.law, t.people, t.facts, t.recipients, t.kept)`)],
  sort: { activity: sql`kernel.plain(t.activity)`, basis: 't.basis' },
  unsorted: 'activity',
  filters: {
    basis: (basis) => sql`t.basis = ${basis}`,
    kept: (kept) => sql`t.is_for_ever = ${kept === 'for_ever'}::boolean`,
    sealed: (sealed) => (sealed ? sql`t.sealed <> '[]'::jsonb` : sql`true`),
  },
  groups: { basis: { by: 't.basis', name: LEGAL_BASES } },
  sheet: {
    name: 'Register of processing activities',
    cells: {
      Activity: (row) => row.activity,
      Purpose: (row) => row.purpose,
      'Legal basis (RA 10173)': (row) => LEGAL_BASES[row.basis],
      'Law or rule': (row) => row.law,
      People: (row) => sentence(row.people),
      'What is kept': (row) => sentence(row.facts),
      Recipients: (row) => sentence(row.recipients),
      Retention: (row) => row.kept,
      'Under row-level security': (row) => sentence(row.sealed),
    },
  },
}));

/** Error: 404. */
export async function readActivity(call: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const list = await activityRows.define({ ...call, params: {}, query: { sealed: 0 } });
  const reach = sql<boolean>`t.id = ${call.params.module}`;
  const [activity] = await readAll<ActivityRow>({ db: call.db, query: {} }, { ...list, reach, filters: {} });
  if (!activity) throw notFound('There is no such activity.');
  return { activity };
}

async function declared({ modules }: Pick<Server, 'modules'>, db: Database): Promise<ActivityRow[]> {
  const isSealed = await readSealed(db);
  const kernel = { name: 'kernel', processing: processingOfKernel, personalData: personalDataOfKernel };
  return [...modules, kernel].flatMap(({ name, processing, personalData = [] }) => {
    if (!processing) return [];
    const { kept, ...facts } = processing;
    return {
      id: name,
      ...facts,
      people: [...facts.people],
      facts: [...facts.facts],
      recipients: [...facts.recipients],
      kept: 'forEver' in kept ? `For good. ${kept.forEver}` : kept.until,
      is_for_ever: 'forEver' in kept,
      sealed: personalData.filter(({ tables }) => tables.some(isSealed)).map(({ title }) => title),
    };
  });
}

/** Whether a table is under row-level security, as the catalog says. */
async function readSealed(db: Database): Promise<(table: string) => boolean> {
  const { rows: found } = await sql<{ name: string }>`
    select n.nspname || '.' || r.relname as name from pg_class r join pg_namespace n on n.oid = r.relnamespace where r.relrowsecurity`.execute(
    db,
  );
  const sealed = new Set(found.map(({ name }) => name));
  return (table) => sealed.has(table);
}
