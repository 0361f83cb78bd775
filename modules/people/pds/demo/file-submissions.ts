import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { fileRequests, type DemoRequest } from '@talaan/requests/demo/file-requests.ts';
import { submissionFlow, type SheetState } from '../rules/workflow.ts';

/** The steps to a state, each so many hours after the submission. */
const WAY: Record<SheetState, readonly { action: string; hours: number; remarks?: string }[]> = {
  DRAFT: [],
  SUBMITTED: [],
  UNDER_CHECK: [{ action: 'open', hours: 7 }],
  RETURNED: [
    { action: 'open', hours: 7 },
    { action: 'return', hours: 8, remarks: 'One row has a remark.' },
  ],
  VERIFIED: [
    { action: 'open', hours: 25 },
    { action: 'verify', hours: 26 },
  ],
};

interface Submitted {
  id: number;
  state: SheetState;
  submitted_at: string;
}

/** Files the sheets of `stand` that are no drafts; returns people and the requests of their submissions. HR checks them, its own an administrator. */
export async function fileSubmissions(client: ClientBase): Promise<[number[], number[]]> {
  const [hr, admin] = [await findAccount(client, 'hr'), await findAccount(client, 'admin')];
  const { rows } = await client.query<Submitted>(
    `select id, state, to_char(submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as submitted_at
     from stand where state <> 'DRAFT' order by id`,
  );
  const requests = rows.map(({ id, state, submitted_at }): DemoRequest => {
    const begun = Temporal.Instant.from(submitted_at);
    const steps = WAY[state].map(({ action, hours, remarks = '' }) => ({
      action,
      role: 'checker',
      by: id === hr.personnel_id ? admin : hr,
      at: begun.add({ hours }).toString(),
      remarks,
    }));
    return { ownerId: id, title: submissionFlow.title, filedBy: hr.id, at: submitted_at, steps };
  });
  return [rows.map(({ id }) => id), await fileRequests(client, submissionFlow, requests)];
}
