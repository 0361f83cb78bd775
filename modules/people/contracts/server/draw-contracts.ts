import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { recordOpenings } from '@talaan/kernel/server/audit/record-opening.ts';
import { homesOfPeople, readSigningNames } from '@talaan/personnel/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { ContractSheet } from '../print/contract-form.ts';
import { signerOf, titleIn, type Head } from '../rules/signer.ts';
import { readCertifiers } from './read-certifiers.ts';

export interface DrawnContract {
  id: number;
  personnel_id: number;
  papers_issued: number;
  sheet: ContractSheet;
}

interface Found extends Omit<ContractSheet, 'control_number' | 'date' | 'first' | 'recommended' | 'second' | 'certified'> {
  id: number;
  personnel_id: number;
  papers_issued: number;
  first_signatory: string;
  second_signatory: string;
  civil_status: string;
}

/** What the papers of contracts say today, in a constant number of statements; while funds are certified, the one who acts certifies them. Notes the openings. */
export async function drawContracts(call: StepCall, ids: readonly number[], certifying = false): Promise<DrawnContract[]> {
  const { db, server, today } = call;
  const found = await readFound(call, ids);
  const people = found.map(({ personnel_id }) => personnel_id);
  await recordOpenings(call, people, 'Contract');
  const homes = await contributed(server, homesOfPeople)(db, people);
  const certifiers = await readCertifiers(call, ids, certifying);
  const heads = await readHeads(
    call,
    found.flatMap(({ first_signatory, second_signatory }) => [first_signatory, second_signatory]),
  );
  const names = await readSigningNames(db, people);
  return found.map(({ id, personnel_id, papers_issued, first_signatory, second_signatory, civil_status, ...terms }) => ({
    id,
    personnel_id,
    papers_issued,
    sheet: {
      ...terms,
      control_number: '',
      date: today,
      first: signerOf(first_signatory, heads),
      recommended: second_signatory === '' ? null : signerOf(second_signatory, heads),
      second: { name: names.get(personnel_id)!, civil_status, home: homes.get(personnel_id) ?? '' },
      certified: certifiers.get(id) ?? null,
    },
  }));
}

async function readFound({ db }: StepCall, ids: readonly number[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select k.id, k.personnel_id, k.papers_issued, k.number, k.status_code as kind, k.office_id,
      coalesce(organization.fullname_on(k.office_id, lower(k.during)), o.fullname) as office, k.role,
      t.name || coalesce(', SG ' || t.salary_grade, '') as position, lower(k.during) as from, upper(k.during) - 1 as to, k.rate_kind, k.rate,
      k.premium, k.fund_source, k.duties, k.allows_unpaid_absence, k.wellness_days, k.first_signatory, k.second_signatory,
      coalesce(v.name, '') as civil_status, coalesce(b.number, '') as renews
    from contracts.contract k join personnel.person_view p on p.id = k.personnel_id join organization.office_view o on o.id = k.office_id
      join organization.position_view t on t.id = k.position_id left join reference.civil_status v on v.id = p.civil_status_id
      left join contracts.contract b on b.id = k.renews_id
    where k.id = any(${[...ids]}::integer[]) order by k.id`.execute(db);
  return rows;
}

/** The head of the university, and those who have one of these titles today; who acts for another comes after them. */
async function readHeads({ db, today }: StepCall, words: readonly string[]): Promise<Head[]> {
  const { rows } = await sql<{ personnel_id: number; title: string; is_first: boolean }>`
    select h.personnel_id, h.title, o.parent_id is null as is_first from organization.head_view h join organization.office_view o on o.id = h.office_id
    where h.during @> ${today}::date and (o.parent_id is null or lower(h.title) = any(${[...new Set(words.map(titleIn))]}::text[]))
    order by h.is_acting, o.id`.execute(db);
  const names = await readSigningNames(
    db,
    rows.map(({ personnel_id }) => personnel_id),
  );
  return rows.map(({ personnel_id, ...head }) => ({ ...head, name: names.get(personnel_id) ?? '' }));
}
