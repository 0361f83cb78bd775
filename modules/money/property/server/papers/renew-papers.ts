import { sql } from 'kysely';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { startJob, type Job, type Work } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { KEEPERS } from '../../contract/fields.ts';
import type { renewPapers as endpoint } from '../../contract/papers.ts';
import { renewalDue } from '../../rules/due-days.ts';
import { reachesPapers } from '../reach.ts';
import { findAccountable } from './find-accountable.ts';
import { issueReceipts, type Receipt } from './issue-receipts.ts';

/** So many papers are renewed in one transaction, so that nobody waits long for the numbers. */
const AT_ONCE = 50;

interface Renewing {
  ids: number[];
  /** The day of the new papers, also where the work goes on after midnight. */
  on: string;
}

interface Due {
  id: number;
  type: string;
  number: string;
  dated_on: string;
  state: string;
}

/** Starts the renewal of receipts that are due. Errors: 404 for one out of reach; 409 for one that is not acknowledged; 422 for one that is not due. */
export async function renewPapers(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today } = call;
  const ids = [...new Set(call.body.ids)].toSorted((one, other) => one - other);
  const { rows } = await sql<Due>`
    select k.id, k.type, k.number, k.dated_on, k.state from property.paper k join organization.office_view o on o.id = k.office_id
    where k.id = any(${ids}::integer[]) and ${reachesPapers(actor, KEEPERS)} order by k.id`.execute(db);
  if (rows.length < ids.length) throw notFound('One of these papers is not on record.');
  const open = rows.find(({ state }) => state !== 'ACKNOWLEDGED');
  if (open) throw wrongState(`${open.type} ${open.number} is not acknowledged, or ended: it cannot be renewed.`);
  const early = rows.find(({ type, dated_on }) => !isDue(type, dated_on, today));
  if (early) throw invalid({ ids: [`${early.type} ${early.number} is not due for renewal: a receipt is renewed after three years.`] });
  const title = rows.length === 1 ? `Renewal of ${rows[0]!.type} ${rows[0]!.number}` : `Renewal of ${rows.length} receipts`;
  return { job: await startJob(call, renewPapersJob, title, { ids, on: today }) };
}

/** Renews receipts, in parts; of a run that was ended in the middle the next one goes on with what is left. Says what could not be renewed, and why. */
export const renewPapersJob: Job<Renewing> = {
  kind: 'property.renew-papers',
  run: async (work, { ids, on }) => {
    const { server, accountId } = work;
    const hindrances: string[] = [];
    for (const [at, part] of inParts(ids, AT_ONCE).entries()) {
      await server.db.transaction().execute(async (db) => {
        hindrances.push(...(await renewPart(work, db, part, on)));
      });
      await work.progress(Math.min((at + 1) * AT_ONCE, ids.length), ids.length);
    }
    const renewed = ids.length - hindrances.length;
    await notify(server.db, server.clock.now(), [accountId], {
      title: 'Receipts were renewed',
      description: `${renewed} of ${ids.length} receipts were renewed and wait for acknowledgement. ${hindrances.join(' ')}`.trim(),
      link: '/property/papers?state=WAITING',
    });
    return { renewed, hindrances };
  },
};

async function renewPart(work: Work, db: Database, ids: readonly number[], on: string): Promise<string[]> {
  const call = { ...callOfJob(work, db), today: on };
  const { rows } = await sql<{
    id: number;
    number: string;
    personnel_id: number;
    user_id: number | null;
    items: number[];
    others: boolean;
    renewed: boolean;
  }>`
    select k.id, k.number, k.personnel_id, k.user_id, exists (select from property.paper n where n.replaces_id = k.id and n.state <> 'VOID') as renewed,
      array(select l.item_id from property.paper_line l join property.item i on i.id = l.item_id
        where l.paper_id = k.id and l.state = 'ACKNOWLEDGED' and i.state = 'ACKNOWLEDGED' order by l.no) as items,
      exists (select from property.paper_line l join property.item i on i.id = l.item_id
        where l.paper_id = k.id and l.state <> 'ENDED' and i.state <> 'ACKNOWLEDGED') as others
    from property.paper k where k.id = any(${[...ids]}::integer[]) order by k.id`.execute(db);
  const open = rows.filter(({ renewed }) => !renewed);
  const { hindrances } = await findAccountable(
    call,
    open.map(({ personnel_id }) => personnel_id),
    on,
  );
  const whyNot = ({ personnel_id, items, others }: (typeof rows)[number]) =>
    hindrances.get(personnel_id) ?? (others || items.length === 0 ? 'items of it are on another way.' : undefined);
  const receipts: Receipt[] = open
    .filter((paper) => whyNot(paper) === undefined)
    .map(({ id, personnel_id, user_id, items }) => ({ personnelId: personnel_id, userId: user_id, itemIds: items, replacesId: id }));
  if (receipts.length > 0) await issueReceipts(call, receipts, { datedOn: on, action: 'renew' });
  return open.flatMap((paper) => {
    const why = whyNot(paper);
    return why === undefined ? [] : [`PAR ${paper.number}: ${why}`];
  });
}

function isDue(type: string, datedOn: string, today: string): boolean {
  const due = renewalDue(type, datedOn);
  return due !== null && due <= today;
}
