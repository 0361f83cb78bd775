import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { INTERVENTION_NAMES, KIND_NAMES, LINE_STATE_NAMES, MODE_NAMES } from '../../contract/codes.ts';
import type { printPlan as endpoint } from '../../contract/plans.ts';
import { planForm } from '../../print/plan-form.ts';
import { formatYears } from '../../rules/title.ts';
import { FLOWS, STATE_WORDS } from '../../workflow.ts';
import { findPlan, type FoundPlan } from './find-plan.ts';

/** Steps that are signed on the form, in the words under which they are. */
const SIGNED: Readonly<Record<string, string>> = {
  submit: 'Prepared by',
  review: 'Reviewed by',
  endorse: 'Endorsed, recorded by',
  reviewInCommittee: 'Reviewed in committee, recorded by',
  approve: 'Approved by',
};

/** A plan as its form or as a workbook. Error: 404. */
export async function printPlan(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const plan = await findPlan(call, call.params.id);
  const name = `${KIND_NAMES[plan.kind]} ${formatYears(plan)} ${plan.owner}`;
  if (call.query.format === 'xlsx') return writePlan(plan, name);
  const sheet = {
    kind: plan.kind,
    from_year: plan.from_year,
    to_year: plan.to_year,
    version: plan.version,
    state: plan.state === 'APPROVED' ? '' : STATE_WORDS[plan.state].toLowerCase(),
    university: await readUniversityName(call.db, call.today),
    owner: plan.owner,
    position: await readPosition(call, plan.personnel_id),
    office: plan.office_name,
    isOfUnit: plan.personnel_id === null,
    lines: plan.lines,
    signed: await readSigned(call, plan),
  };
  return planForm.answer(call.server, [{ sheet, code: null }], name);
}

async function readPosition({ db, today }: Pick<Call, 'db' | 'today'>, person: number | null): Promise<string> {
  if (person === null) return '';
  const { rows } = await sql<{ name: string }>`
    select t.name from personnel.serving_on(${today}::date) a join organization.position_view t on t.id = a.position_id where a.personnel_id = ${person}`.execute(
    db,
  );
  return rows[0]?.name ?? '';
}

/** The last time that each signed step of the way was taken, in the order of the way. */
async function readSigned({ db }: Pick<Call, 'db'>, plan: FoundPlan): Promise<{ label: string; name: string; on: string }[]> {
  const { rows } = await sql<{ action: string; name: string; at: string }>`
    select distinct on (s.action) s.action, p.fullname as name, s.at from requests.step s join requests.request r on r.id = s.request_id and r.round = s.round
    join personnel.person_view p on p.id = s.personnel_id where s.request_id = ${plan.id} order by s.action, s.no desc`.execute(db);
  return FLOWS[plan.kind].actions.flatMap((action) => {
    const taken = rows.find((row) => row.action === action);
    const label = SIGNED[action];
    return label !== undefined && taken ? [{ label, name: taken.name, on: longDate(localDay(taken.at)) }] : [];
  });
}

function writePlan(plan: FoundPlan, name: string): Promise<FileAnswer> {
  return writeSheet(
    name,
    'xlsx',
    [
      'No.',
      'Priority',
      'Person',
      'Gap or need',
      'Intervention',
      'Title',
      'School or provider',
      'Field',
      'Mode',
      'First day',
      'Last day',
      'Cost',
      'Fund',
      'Expected output',
      'Replaced',
      'State',
    ],
    plan.lines.map((line, at) => [
      at + 1,
      line.priority,
      line.person,
      line.need,
      INTERVENTION_NAMES[line.intervention],
      line.title,
      line.provider,
      line.field,
      line.mode === null ? null : MODE_NAMES[line.mode],
      line.from,
      line.to,
      line.cost / 100,
      line.fund,
      line.output,
      line.needs_replacement ? 'Yes' : 'No',
      LINE_STATE_NAMES[line.state],
    ]),
  );
}
