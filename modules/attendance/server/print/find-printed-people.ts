import { sql, type RawBuilder } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import type { Period } from './period.ts';

const PRINTING_GROUPS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'] as const satisfies readonly Group[];

/** Whose record is printed, with the office of the last appointment in the period, called as on its last day. */
export interface PrintedPerson {
  id: number;
  idno: string;
  name: string;
  office_id: number;
  office: string;
}

interface Search {
  actor: Actor;
  period: Period;
  today: string;
}

/** Those of the chosen people whom the caller reaches by their office of the period or of today, sorted by name. */
export function findChosenPeople(db: Database, { actor, period, today }: Search, ids: readonly number[]): Promise<PrintedPerson[]> {
  const then = visible(actor, PRINTING_GROUPS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const now = visible(actor, PRINTING_GROUPS, { person: 'p.id', tree: 'present.tree_from', campus: 'present.campus_id' });
  return findPeople(db, period, today, sql`p.id = any(${[...ids]}) and (${then} or ${now})`);
}

/** Everybody of an office and its units, as far as the caller reaches, sorted by name. */
export function findPeopleOfOffice(db: Database, { actor, period, today }: Search, officeId: number): Promise<PrintedPerson[]> {
  const reached = visible(actor, PRINTING_GROUPS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const within = sql`exists (select from organization.office top where top.id = ${officeId} and o.tree_from between top.tree_from and top.tree_to)`;
  return findPeople(db, period, today, sql`${within} and ${reached}`);
}

/** Oneself; nobody where one did not serve in the period. */
export function findOneself(db: Database, period: Period, today: string, personnelId: number): Promise<PrintedPerson[]> {
  return findPeople(db, period, today, sql`p.id = ${personnelId}`);
}

/** 'MARIA D. IBARRA JR.', as the form wants it. */
export const FORM_NAME = sql<string>`upper(concat_ws(' ', p.first_name, nullif(left(p.middle_name, 1), '') || '.', p.surname, nullif(p.name_extension, '')))`;

async function findPeople(db: Database, { from, to }: Period, today: string, condition: RawBuilder<unknown>): Promise<PrintedPerson[]> {
  const { rows } = await sql<PrintedPerson>`
    select p.id, p.idno, ${FORM_NAME} as name, o.id as office_id, organization.fullname_on(o.id, ${to}) as office
    from personnel.person p
    join lateral (
      select a.office_id from personnel.appointment a
      where a.personnel_id = p.id and a.during && daterange(${from}, ${to}, '[]') order by lower(a.during) desc limit 1
    ) served on true
    join organization.office o on o.id = served.office_id
    left join personnel.appointment a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.office present on present.id = a.office_id
    where ${condition}
    order by p.surname, p.first_name, p.middle_name, p.id`.execute(db);
  return rows;
}
