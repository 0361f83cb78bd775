import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { servedKinds, type StepCall } from '../served-kinds.ts';
import { takeStepInAll } from '../take-step.ts';

interface Open {
  id: number;
  kind: string;
  title: string;
  state: string;
}

/** Ends the open requests of a person that have no ground after the last day of service, each by a step of Talaan that tells the person; gives what was ended in words. */
export async function endWithService(
  call: StepCall,
  { personnelId, lastDay }: { personnelId: number; lastDay: string },
): Promise<string[]> {
  const { rows } = await sql<Open>`
    select id, kind, title, state from requests.request where owner_id = ${personnelId} and closed_at is null order by id for no key update`.execute(
    call.db,
  );
  const told: string[] = [];
  for (const { kind, own } of servedKinds()) {
    const from = kind.steps['endWithService']?.from ?? [];
    const open = rows.filter((one) => one.kind === kind.kind && from.includes(one.state));
    if (open.length === 0) continue;
    const ended = new Set(await own.endsWithService?.(call.db, open, { lastDay, today: call.today }));
    const items = open.filter(({ id }) => ended.has(id));
    if (items.length === 0) continue;
    await takeStepInAll(call, { kind, action: 'endWithService', items, remarks: reasonOf(lastDay), bySystem: true });
    told.push(...items.map(({ title }) => `${kind.title}: ${title} is ended.`));
  }
  return told;
}

/** Why requests end with the service, as their steps and notices say it. */
export function reasonOf(lastDay: string): string {
  return `The last day of service is ${longDate(lastDay)}`;
}
