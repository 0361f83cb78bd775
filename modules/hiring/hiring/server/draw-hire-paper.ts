import { sql } from 'kysely';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { factsOnPaper, type HirePaper } from '../print/hire-request-form.ts';
import { formatStandards } from '../rules/standards.ts';
import type { HireAction } from '../workflow.ts';
import type { HireRecord } from './read-hire-records.ts';

type Reading = Pick<StepCall, 'db' | 'actor' | 'today'>;

const SIGNED: readonly [action: HireAction, label: string][] = [
  ['submit', 'Requested by'],
  ['endorse', 'Endorsed by'],
  ['verify', 'Verified by'],
  ['certify', 'Funds certified by'],
  ['approve', 'Approved by'],
];

/** What the paper of a request says today; with `approving`, the one who acts approves it now. */
export async function drawHirePaper(call: Reading, record: HireRecord, approving = false): Promise<HirePaper> {
  const steps = await readSigned(call, record.id);
  if (approving) steps.set('approve', await readPresent(call));
  const names = await readSigningNames(
    call.db,
    [...steps.values()].map(({ personnel_id }) => personnel_id),
  );
  return {
    control_number: record.number,
    office_id: record.office_id,
    date: Temporal.Instant.from(record.filed_at).toZonedDateTimeISO(ZONE).toPlainDate().toString(),
    facts: factsOnPaper(record),
    standards: formatStandards(record.standards),
    preferred: record.preferred,
    justification: record.justification,
    duties: record.duties,
    signatures: SIGNED.map(([action, label]) => {
      const step = steps.get(action);
      return { label, name: step ? (names.get(step.personnel_id) ?? '') : '', title: step?.title ?? '', date: step?.day ?? '' };
    }),
  };
}

interface Signed {
  personnel_id: number;
  title: string;
  day: string;
}

/** Who took the steps of the present round last, with the designation by which they took them. */
async function readSigned({ db }: Reading, id: number): Promise<Map<HireAction, Signed>> {
  const { rows } = await sql<Signed & { action: HireAction }>`
    select distinct on (s.action) s.action, s.personnel_id, kernel.date_of(s.at)::text as day,
      coalesce(h.title || ', ' || o.fullname, ${designationOf(sql`s.personnel_id`, sql`kernel.date_of(s.at)`)}, '') as title
    from requests.step s join requests.request r on r.id = s.request_id and r.round = s.round
    left join organization.head_view h on h.id = s.head_id left join organization.office_view o on o.id = h.office_id
    where s.request_id = ${id} and s.personnel_id is not null and s.action = any(${SIGNED.map(([action]) => action)}::text[])
    order by s.action, s.no desc`.execute(db);
  return new Map(rows.map(({ action, ...signed }) => [action, signed]));
}

/** The one who acts now, whose step is written after its effects. */
async function readPresent({ db, actor, today }: Reading): Promise<Signed> {
  const { rows } = await sql<Signed>`
    select ${actor.personnelId}::integer as personnel_id, ${today}::text as day,
      coalesce(${designationOf(sql`${actor.personnelId}::integer`, sql`${today}::date`)}, '') as title`.execute(db);
  return rows[0]!;
}

/** The highest office that a person heads on a day, else their position. */
function designationOf(person: ReturnType<typeof sql>, day: ReturnType<typeof sql>) {
  return sql`coalesce(
    (select x.title || ', ' || f.fullname from organization.head_view x join organization.office_view f on f.id = x.office_id
      where x.personnel_id = ${person} and x.during @> ${day} order by x.is_acting, f.tree_from limit 1),
    (select n.name from personnel.appointment_view x join organization.position_view n on n.id = x.position_id
      where x.personnel_id = ${person} and x.during @> ${day} limit 1))`;
}
