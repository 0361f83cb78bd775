import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { onPeopleChanged, type FundCall } from '@talaan/personnel/server/public.ts';
import { followCharges } from './ledger/follow-charges.ts';
import { lockSources } from './ledger/lock-sources.ts';

let following: Server | undefined;

/**
 * Whose service ends or changes is charged what it costs then, in the same transaction: the end of a service frees the rest. What is on record is never
 * refused for want of money, so that a separation can always be withdrawn. One listener a process, however often a server is built.
 */
export function followService(server: Server): void {
  if (!following)
    onPeopleChanged(async (db, periods) => {
      const { clock } = following!;
      const people = [...new Set(periods.map(({ personnelId }) => personnelId))];
      const charges = await findCharges(db, { people, year: Number(clock.today().slice(0, 4)) });
      await followAll({ db, actor: NOBODY, now: clock.now(), today: clock.today() }, charges);
    });
  following = server;
}

/** Each night what nobody said is followed as well: a new salary, a new figure of the law, an appointment that was imported. */
export const followServiceJob: Job<object> = {
  kind: 'fund-sources.follow-service',
  cron: '40 2 * * *',
  run: async (work) => {
    const { server } = work;
    const year = Number(server.clock.today().slice(0, 4));
    const { rows } = await sql<{ id: number }>`select id from fund_sources.source where year >= ${year - 1} order by id`.execute(server.db);
    for (const { id } of rows)
      await server.db.transaction().execute(async (db) => {
        await followAll(callOfJob(work, db), await findCharges(db, { source: id, year: year - 1 }));
      });
  },
};

interface FoundCharge {
  id: number;
  source_id: number;
}

/** Charges of appointments, of a fund source or of people, of a year and later ones. */
async function findCharges(db: Database, which: { people?: readonly number[]; source?: number; year: number }): Promise<FoundCharge[]> {
  const { rows } = await sql<FoundCharge>`
    select c.id, c.source_id from fund_sources.charge c join fund_sources.source s on s.id = c.source_id
    where c.kind = 'APPOINTMENT' and s.year >= ${which.year} and not isempty(c.during)
      and (${which.people ?? null}::integer[] is null or c.personnel_id = any(${which.people ?? null}::integer[]))
      and (${which.source ?? null}::integer is null or c.source_id = ${which.source ?? null}) order by c.id`.execute(db);
  return rows;
}

async function followAll(call: FundCall, charges: readonly FoundCharge[]): Promise<void> {
  if (charges.length === 0) return;
  await lockSources(
    call.db,
    charges.map(({ source_id }) => source_id),
  );
  await followCharges(
    call,
    charges.map(({ id }) => id),
    { cause: 'CHANGE', because: 'The service or its pay changed on record.' },
  );
}
