import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { releasePapers, withdrawPapers } from '@talaan/papers/server/public.ts';
import { whyNotServing } from '@talaan/personnel/server/public.ts';
import { serveRequests, type Facts } from '@talaan/requests/server/public.ts';
import { KIND_WORDS } from '../rules/format-notice.ts';
import { noticeFlow } from '../workflow.ts';
import { findObstacles, lockPaid } from './act/find-obstacles.ts';
import { payNotices } from './act/pay-notices.ts';
import { readTerms, type NoticeTerms } from './act/read-terms.ts';
import { notifyEmployees } from './act/notify-employees.ts';

interface NoticeFiling {
  kind: 'NOSA' | 'NOSI';
  personnelId: number;
  officeId: number;
  effectiveOn: string;
}

/** What follows from the steps of notices: a release pays and tells the employees; a voided one no longer verifies. */
export const noticeRequests = serveRequests(noticeFlow, {
  facts: async (db, ids) => {
    const { rows } = await sql<NoticeFiling & { id: number }>`
      select id, kind, personnel_id as "personnelId", office_id as "officeId", effective_on as "effectiveOn"
      from notices.notice where id = any(${[...ids]}::integer[])`.execute(db);
    return new Map(rows.map((row) => [row.id, noticeFacts(row)]));
  },
  asksAgain: async ({ db }, waiting) => {
    const notices = await readTerms(db, idsOf(waiting));
    const days = notices.map(({ id, personnel_id: personnelId, effective_on: on }) => ({ id, personnelId, from: on, to: on }));
    const outside = [...(await whyNotServing(db, days))].map(([id, because]): [number, string] => [id, `${because} Void the notice.`]);
    return new Map([...(await findObstacles(db, notices)), ...outside]);
  },
  guard: async ({ db }, action, moved) => {
    if (action !== 'release') return new Map();
    const notices = await readTerms(db, idsOf(moved));
    await lockPaid(db, notices);
    return findObstacles(db, notices);
  },
  effects: {
    sign: async ({ db, today }, moved) => {
      await sql`update notices.notice set signed_on = ${today}::date where id = any(${idsOf(moved)}::integer[])`.execute(db);
    },
    release: async (call, moved) => {
      const notices = await readTerms(call.db, idsOf(moved));
      await payNotices(call, notices);
      await releasePapers(call, codesOf(notices));
      await notifyEmployees(call, notices);
    },
    cancel: async (call, moved, { remarks }) => withdrawPapers(call, codesOf(await readTerms(call.db, idsOf(moved))), remarks),
  },
  // Employees are told of releases by the effect, many at once; nothing is told of a notice that was never theirs to see.
  tells: { release: null, cancel: null },
});

export function noticeFacts({ kind, personnelId, officeId, effectiveOn }: NoticeFiling): Facts {
  return { ownerId: personnelId, officeId, title: `${KIND_WORDS[kind]} effective ${longDate(effectiveOn)}` };
}

function idsOf(moved: readonly { id: number }[]): number[] {
  return moved.map(({ id }) => id);
}

function codesOf(notices: readonly NoticeTerms[]): string[] {
  return notices.map(({ paper_code }) => paper_code);
}
