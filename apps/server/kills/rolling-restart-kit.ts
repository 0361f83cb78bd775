import type pg from 'pg';
import { addDocument } from '@talaan/documents/contract/register.ts';
import { takeSteps } from '@talaan/documents/contract/steps.ts';
import { FACTS } from '@talaan/documents/server/fixtures/open-counters.ts';
import { me } from '@talaan/identity/contract.ts';
import { addView } from '@talaan/kernel/contract/saved-views.ts';
import { fileApplication } from '@talaan/leave/contract/applications.ts';
import { listPersonnel } from '@talaan/personnel/contract.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { leaveValues } from '@talaan/testing/leave-values.ts';
import type { Caller } from '@talaan/testing/app.ts';

interface Answer {
  status: number;
  body: unknown;
}

/** What one person does again and again, each time with a number of its own; the last answer is that of a write. */
type Work = (number: string) => Promise<Answer[]>;

/** Reads lists and saves a view. */
export function saveViews(hr: Caller): Work {
  return async (number) => [
    await hr.call(me),
    await hr.call(listPersonnel, { query: { term: 'dela' } }),
    await hr.call(addView, {
      body: { list: '/api/personnels', screen: `/View ${number}`, name: `View ${number}`, query: '', is_shared: false },
    }),
  ];
}

/** Registers a paper at the counter of the clerk and forwards it. */
export async function sendPapers(clerk: Caller, database: pg.Client): Promise<Work> {
  const { rows } = await database.query<{ type: number; from: number; to: number }>(`
    select (select id from documents.type where code = 'PRQ') as type,
      (select id from organization.office where acronym = 'CAS' and campus_id = 1) as from,
      (select id from organization.office where acronym = 'ACCT' and campus_id = 1) as to`);
  const { type, from, to } = rows[0]!;
  const facts = { ...FACTS, type_id: type };
  return async (number) => {
    const added = await clerk.call(addDocument, { body: { ...facts, subject: `Paper ${number}`, office_id: from, register: true } });
    if (added.status !== 200) return [added];
    const body = {
      action: 'forward' as const,
      office_id: from,
      ids: [added.body.id],
      reason: '',
      instruction: 'action' as const,
      note: '',
      to: [to],
    };
    return [added, await clerk.call(takeSteps, { body })];
  };
}

/** Files vacation leave and withdraws it. */
export function fileLeave(employee: Caller): Work {
  const values = leaveValues('VL', ['2026-12-03'], { place: 'PHILIPPINES' });
  return async (number) => {
    const filed = await employee.call(fileApplication, { body: { ...values, contact: `Leave ${number}`, personnel_id: null } });
    if (filed.status !== 200) return [filed];
    const params = { id: filed.body.id };
    const read = await employee.call(readTimeline, { params });
    if (read.status !== 200) return [filed, read];
    const step = { action: 'withdraw', remarks: 'Not needed', seen: read.body.request.seen };
    return [filed, read, await employee.call(takeStep, { params, body: step })];
  };
}

/** Whether each thing that was acknowledged was done once and whole: so many of each kind, and what is wrong with them. */
export async function countWork(database: pg.Client): Promise<{ views: number; papers: number; leaves: number; halves: number }> {
  const { rows } = await database.query<{ views: number; papers: number; leaves: number; halves: number }>(`
    select (select count(*)::integer from kernel.saved_view where name ~ '^View \\d') as views,
      (select count(distinct tracking_no)::integer from documents.document where subject ~ '^Paper \\d') as papers,
      (select count(*)::integer from leave.application where contact ~ '^Leave \\d') as leaves,
      (select count(*)::integer from documents.document d where subject ~ '^Paper \\d'
        and (select array_agg((ended_at is null, state) order by no)::text from documents.hop h where h.document_id = d.id) <> '{"(f,RECEIVED)","(t,INCOMING)"}')
      + (select count(*)::integer from leave.application a join requests.request r on r.id = a.id where a.contact ~ '^Leave \\d' and r.closed_at is null)
      as halves`);
  return rows[0]!;
}
