import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyKeepers, UNIVERSITY } from '@talaan/notifications/server/public.ts';
import { KINDS } from '../../contract/fields.ts';
import { STAGE_WORDS, stageOf } from '../../rules/due-counts.ts';
import { readOutstanding } from './outstanding.ts';

/** Every night: custodians are notified of counts that are to begin, are due and are late, once each; what came due while Talaan stood still at its start. */
export const remindOfCountsJob: Job<Record<string, never>> = {
  kind: 'property-counts.remind',
  cron: '20 6 * * *',
  atStart: true,
  run: async ({ server }) => {
    const today = server.clock.today();
    const now = server.clock.now();
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('property-counts.remind'))`.execute(db);
      const outstanding = await readOutstanding(db, today, sql`true`);
      for (const [, ofKind] of Map.groupBy(outstanding, ({ kind }) => kind)) {
        const due = ofKind[0]!;
        const stage = stageOf(due, today);
        if (stage === null) continue;
        const { rows } = await sql`
          insert into property_counts.reminder (kind, as_at, stage, at) values (${due.kind}, ${due.as_at}, ${stage}, ${now.toString()}::timestamptz)
          on conflict do nothing returning kind`.execute(db);
        if (rows.length === 0) continue;
        const funds = [...new Set(ofKind.map(({ fund_code: fund }) => fund))].toSorted();
        await notifyKeepers({ db, now, today }, 'PROPERTYCUSTODIAN', {
          title: `Count of ${KINDS[due.kind].toLowerCase()}`,
          description: `The count ${STAGE_WORDS[stage](due)}. Fund clusters: ${funds.join(', ')}.`,
          over: UNIVERSITY,
          link: '/property/counts',
        });
      }
    });
  },
};
