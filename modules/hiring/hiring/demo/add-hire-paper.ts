import type { ClientBase } from 'pg';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { Chance } from '@talaan/kernel/server/demo/chance.ts';
import { addPaper } from '@talaan/papers/demo/add-paper.ts';
import { factsOnPaper, type HirePaper } from '../print/hire-request-form.ts';
import { formatStandards, type Standards } from '../rules/standards.ts';
import type { HireReason } from '../rules/reason-of-vacancy.ts';
import type { DemoOpening, DemoUnit } from './find-openings.ts';
import { DUTIES, PREFERRED, type DemoHire } from './hires.ts';

/** The next number of the series, for a request that has no paper yet. */
export async function nextNumber(client: ClientBase, drafted: string): Promise<string> {
  const year = Number(drafted.slice(0, 4));
  const { rows } = await client.query<{ last: number }>(
    `insert into papers.control_series (series, year, last) values ('RTH', $1, 1)
     on conflict (series, year) do update set last = papers.control_series.last + 1 returning last`,
    [year],
  );
  return `RTH-${year}-${String(rows[0]!.last).padStart(4, '0')}`;
}

/** Five months, within the year. */
export function lastDayOf(from: string): string {
  const last = Temporal.PlainDate.from(from).add({ months: 5 }).subtract({ days: 1 }).toString();
  return last.slice(0, 4) === from.slice(0, 4) ? last : `${from.slice(0, 4)}-12-31`;
}

type Wanted = DemoHire & {
  positionId: number;
  position: string;
  salaryGrade: number | null;
  status: string;
  reason: HireReason;
  neededBy: (drafted: string) => string;
  drafted: string;
  unit: DemoUnit;
  opening: DemoOpening | undefined;
};

interface Taken {
  action: string;
  by?: { personnel_id: number };
  at: string;
  remarks: string;
}

const SIGNED: readonly [action: string, label: string][] = [
  ['submit', 'Requested by'],
  ['endorse', 'Endorsed by'],
  ['verify', 'Verified by'],
  ['certify', 'Funds certified by'],
  ['approve', 'Approved by'],
];

/** The paper of an approved request, as its approval issues it. */
export async function addHirePaper(
  { client, chance, by }: { client: ClientBase; chance: Chance; by: { president: { id: number } } },
  wanted: Wanted,
  steps: readonly Taken[],
  approvedAt: string,
): Promise<{ number: string; code: string }> {
  const neededBy = wanted.neededBy(wanted.drafted);
  const sheet: HirePaper = {
    control_number: '',
    office_id: wanted.unit.office_id,
    date: localDay(wanted.drafted),
    facts: factsOnPaper({
      office_name: wanted.unit.office,
      position: wanted.position,
      salary_grade: wanted.salaryGrade,
      kind: wanted.kind,
      status_code: wanted.status,
      needed: wanted.needed ?? 1,
      reason: wanted.reason,
      vice: wanted.opening?.vice ?? '',
      needed_by: neededBy,
      from: wanted.rate ? neededBy : null,
      to: wanted.rate ? lastDayOf(neededBy) : null,
      rate: wanted.rate?.[0] ?? null,
      rate_kind: wanted.rate?.[1] ?? null,
      fund_source: steps.find(({ action }) => action === 'certify')?.remarks ?? '',
      program: wanted.kind === 'plantilla' ? 'General administration and support' : '',
      items: wanted.opening ? [wanted.opening] : [],
    }),
    standards: formatStandards(await readStandards(client, wanted)),
    preferred: PREFERRED,
    justification: wanted.justification,
    duties: DUTIES,
    signatures: [],
  };
  for (const [action, label] of SIGNED) {
    const step = steps.find((one) => one.action === action);
    sheet.signatures.push({ label, ...(await readSigner(client, step?.by?.personnel_id ?? 0)), date: step ? localDay(step.at) : '' });
  }
  return addPaper(client, chance, 'RTH', sheet, {
    kind: 'request to hire',
    title: `Request to hire: ${wanted.position}`,
    personId: wanted.unit.head.personnel_id,
    accountId: by.president.id,
    at: approvedAt,
  });
}

async function readStandards(client: ClientBase, { positionId, opening }: Wanted): Promise<Standards> {
  const { rows } = await client.query<Standards>(
    `select coalesce(i.education, t.education) as education, coalesce(i.experience_years, t.experience_years) as experience_years,
       case when i.experience_years is null then t.experience else '' end as experience, coalesce(i.training_hours, t.training_hours) as training_hours,
       '' as training, coalesce(i.eligibility, t.eligibility) as eligibility, coalesce(i.competency, t.competency) as competency
     from organization.position_view t left join plantilla.item i on i.id = $2 where t.id = $1`,
    [positionId, opening?.item_id ?? null],
  );
  return rows[0]!;
}

async function readSigner(client: ClientBase, person: number): Promise<{ name: string; title: string }> {
  const { rows } = await client.query<{ name: string; title: string }>(
    `select upper(p.first_name || ' ' || p.surname) as name, coalesce(h.title || ', ' || o.fullname, n.name, '') as title
     from personnel.person_view p left join organization.head_view h on h.personnel_id = p.id and not h.is_acting and upper_inf(h.during)
     left join organization.office_view o on o.id = h.office_id
     left join personnel.appointment_view a on a.personnel_id = p.id and upper_inf(a.during) left join organization.position_view n on n.id = a.position_id
     where p.id = $1 limit 1`,
    [person],
  );
  return rows[0] ?? { name: '', title: '' };
}
