import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import { startChance, type Chance } from '@talaan/kernel/server/demo/chance.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import type { HireReason } from '../rules/reason-of-vacancy.ts';
import { STATUSES_OF_KIND } from '../rules/hire-terms.ts';
import { hireFlow, type HireAction, type HireState } from '../workflow.ts';
import { addHirePaper, lastDayOf, nextNumber } from './add-hire-paper.ts';
import { findOpenings, findUnits, type DemoOpening, type DemoUnit } from './find-openings.ts';
import { DUTIES, HIRES, PREFERRED, type DemoHire } from './hires.ts';

const SEED = 20;

const TO_APPROVAL = ['submit', 'endorse', 'verify', 'certify', 'approve'] as const;
const WAY: Record<HireState, readonly HireAction[]> = {
  DRAFT: [],
  RETURNED: ['submit', 'return'],
  SUBMITTED: ['submit'],
  ENDORSED: ['submit', 'endorse'],
  HR_VERIFIED: ['submit', 'endorse', 'verify'],
  FUNDED: ['submit', 'endorse', 'verify', 'certify'],
  NOT_FUNDED: ['submit', 'endorse', 'verify', 'refuse_funds'],
  APPROVED: TO_APPROVAL,
  DISAPPROVED: ['submit', 'endorse', 'verify', 'certify', 'deny'],
  POSTED: [...TO_APPROVAL, 'post'],
  FILLED: [...TO_APPROVAL, 'post', 'fill'],
  LAPSED: [...TO_APPROVAL, 'post', 'lapse'],
  CANCELLED: ['submit', 'withdraw'],
};
/** A step so many days after the draft. */
const DAYS_AFTER: Partial<Record<HireAction, number>> = {
  endorse: 2,
  return: 2,
  withdraw: 3,
  verify: 4,
  certify: 7,
  refuse_funds: 7,
  approve: 11,
  deny: 11,
  post: 14,
  fill: 90,
  lapse: 285,
};
const FUND = 'General Fund 101, CAF 2026-0417';
const REMARKS: Partial<Record<HireAction, string>> = {
  return: 'Say how many clients the counter serves in a day, and attach the count.',
  withdraw: 'The project was moved to the next year.',
  certify: FUND,
  refuse_funds: 'The allotment for casuals of this year is used up.',
  deny: 'Reassign two of your people for the weeks of the move.',
};

interface Deciders {
  hr: DemoAccount;
  budget: DemoAccount;
  president: DemoAccount;
}

/** Requests to hire of a year, in every state; posted ones wait for the job posts of the module above. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const { client } = making;
  await client.query(
    `insert into requests.rule (kind, role, priority, gives, office_id, because, during) values ('hire', 'authority', 1, 'head-of-office', $1, 'all requests to hire', '(,)')`,
    [await findOffice(client, 'OP')],
  );
  await fileHires(making, HIRES);
}

/** Files requests and takes them to their states, for items that no request names yet; without one left the oldest are left out. */
export async function fileHires({ client, now, today }: DemoMaking, hires: readonly DemoHire[]): Promise<void> {
  const highest = await findOffice(client, 'OP');
  const by = {
    hr: await findAccount(client, 'hr'),
    budget: await findAccount(client, 'budget'),
    president: await findAccount(client, 'president'),
  };
  const units = await findUnits(
    client,
    Object.values(by).map(({ personnel_id }) => personnel_id),
  );
  if (units.length === 0) return;
  const { vacant, filled } = await findOpenings(client, units, today.toString());
  const chance = startChance(SEED + hires.length);
  // The newest choose first: what is left out where there are too few items is long ago.
  const openings = hires.toReversed().map((hire) => {
    if (hire.kind !== 'plantilla') return undefined;
    return hire.state === 'FILLED' ? filled.shift() : vacant.shift();
  });
  for (const [at, hire] of hires.entries()) {
    const opening = openings[hires.length - 1 - at];
    if (hire.kind === 'plantilla' && !opening) continue;
    await addHire({ client, now, today, chance, by, highest }, hire, opening, opening?.unit ?? units[at % units.length]!);
  }
}

type Making = Pick<DemoMaking, 'client' | 'now' | 'today'> & { chance: Chance; by: Deciders; highest: number };

async function addHire(making: Making, hire: DemoHire, opening: DemoOpening | undefined, unit: DemoUnit): Promise<void> {
  const { client, by, highest } = making;
  const facts = await readFacts(client, hire, opening);
  const actors: Partial<Record<HireAction, [role: string, by: DemoUnit['head']]>> = {
    submit: ['owner', unit.head],
    withdraw: ['owner', unit.head],
    endorse: ['endorser', unit.above],
    return: ['endorser', unit.above],
    verify: ['hr', by.hr],
    certify: ['budget', by.budget],
    refuse_funds: ['budget', by.budget],
    approve: ['authority', by.president],
    deny: ['authority', by.president],
  };
  const steps = WAY[hire.state].map((action) => {
    const [role, who] = actors[action] ?? ['system'];
    return {
      action,
      role,
      ...(who ? { by: who } : {}),
      at: momentOf(making, hire.daysAgo - (DAYS_AFTER[action] ?? 0)),
      remarks: REMARKS[action] ?? '',
    };
  });
  const approved = steps.find(({ action }) => action === 'approve')?.at;
  const drafted = momentOf(making, hire.daysAgo, 8);
  const wanted = { ...hire, ...facts, drafted, unit, opening };
  const { number, code } =
    approved === undefined
      ? { number: await nextNumber(client, drafted), code: null }
      : await addHirePaper(making, wanted, steps, approved);
  const [id] = await fileRequests(client, hireFlow, [
    {
      ownerId: unit.head.personnel_id,
      officeId: unit.office_id,
      title: `${number}: ${facts.position}${(hire.needed ?? 1) > 1 ? ` (${hire.needed})` : ''}, ${unit.office}`,
      filedBy: by.hr.id,
      isOwn: true,
      authorityId: highest,
      at: drafted,
      steps,
    },
  ]);
  await client.query(
    `insert into hiring.request (id, number, requester_id, office_id, kind, position_id, status_code, needed, reason, vice, justification, duties,
       education, experience_years, experience, training_hours, eligibility, competency, preferred, needed_by, fund_source, program, period, rate, rate_kind, state, code)
     select $1, $2, $3, $4, $5, t.id, $6, $7, $8, $9, $10, $11,
       coalesce(i.education, t.education), coalesce(i.experience_years, t.experience_years), case when i.experience_years is null then t.experience else '' end,
       coalesce(i.training_hours, t.training_hours), coalesce(i.eligibility, t.eligibility), coalesce(i.competency, t.competency),
       $12, $13, $14, $15, case when $16::bigint is not null then daterange($13::date, $22::date, '[]') end, $16, $17, $18, $19
     from organization.position_view t left join plantilla.item i on i.id = $20 where t.id = $21`,
    [
      id,
      number,
      unit.head.personnel_id,
      unit.office_id,
      hire.kind,
      facts.status,
      hire.needed ?? 1,
      facts.reason,
      opening?.vice ?? '',
      hire.justification,
      DUTIES,
      PREFERRED,
      facts.neededBy(drafted),
      WAY[hire.state].includes('certify') ? FUND : '',
      hire.kind === 'plantilla' ? 'General administration and support' : '',
      hire.rate?.[0] ?? null,
      hire.rate?.[1] ?? null,
      hire.state,
      code,
      opening?.item_id ?? null,
      facts.positionId,
      lastDayOf(facts.neededBy(drafted)),
    ],
  );
  const isLive = !hireFlow.ends.some((end) => end === hire.state) && hire.state !== 'DRAFT';
  if (opening)
    await client.query('insert into hiring.request_item (request_id, item_id, is_live) values ($1, $2, $3)', [id, opening.item_id, isLive]);
}

/** What follows from the item, or from the position that is asked for without one. */
async function readFacts(client: ClientBase, hire: DemoHire, opening: DemoOpening | undefined) {
  const { rows } = await client.query<{ id: number; name: string; salary_grade: number | null }>(
    `select id, name, salary_grade from organization.position_view where case when $1::integer is null then name = $2 else id = $1 end`,
    [opening?.position_id ?? null, hire.position ?? ''],
  );
  const [position] = rows;
  if (!position) throw new Error(`The demo university has no position ${hire.position}.`);
  const reason =
    hire.kind === 'plantilla' ? (opening?.vice ? (opening.vice_serves ? 'promotion' : 'resignation') : 'new item') : 'additional load';
  return {
    positionId: position.id,
    position: position.name,
    salaryGrade: position.salary_grade,
    status: hire.status ?? STATUSES_OF_KIND[hire.kind][0]!,
    reason: reason as HireReason,
    neededBy: (drafted: string) => Temporal.PlainDate.from(localDay(drafted)).add({ days: 90 }).toString(),
  };
}

/** An hour of the morning so many days ago, and never later than the moment up to which the university has worked. */
function momentOf({ now, today }: Making, daysAgo: number, hour = 9): string {
  const at = Temporal.Instant.from(
    `${today.subtract({ days: Math.max(0, daysAgo) }).toString()}T${String(hour).padStart(2, '0')}:00:00+08:00`,
  );
  return (Temporal.Instant.compare(at, now) < 0 ? at : now).toString();
}
