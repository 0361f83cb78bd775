import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { homesOfPeople, readSigningNames } from '@talaan/personnel/server/public.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { printContract as endpoint } from '../contract/scholarships.ts';
import { contractForm } from '../print/contract-form.ts';
import { obligationOf } from '../rules/obligation.ts';
import { findWithMoney } from './read-scholarship.ts';

/** The contract as it is to be signed, or was. Errors: 404, also for who does not read money; 409 before it is prepared. */
export async function printContract(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { db, server, today, params } = call;
  const found = await findWithMoney(call, params.id);
  if (found.contract === null) throw wrongState('The contract is not prepared yet.');
  const { rows } = await sql<{
    office_id: number;
    university: string;
    position: string | null;
    head_id: number | null;
    head_title: string | null;
  }>`
    select o.id as office_id, (select u.name from organization.university_view u) as university,
      (select t.name from personnel.appointment_view a join organization.position_view t on t.id = a.position_id
        where a.personnel_id = ${found.personnel_id} and a.during @> ${today}::date) as position,
      (select h.personnel_id from organization.head_view h
        where h.office_id = o.id and not h.is_acting and h.during @> ${today}::date) as head_id,
      (select h.title from organization.head_view h where h.office_id = o.id and not h.is_acting and h.during @> ${today}::date) as head_title
    from organization.office_view o where o.parent_id is null order by o.tree_from, o.id limit 1`.execute(db);
  const homes = await contributed(server, homesOfPeople)(db, [found.personnel_id]);
  const obligation = obligationOf(found.stretches, found.contract.terms);
  const { head_id: headId, ...facts } = rows[0]!;
  const names = await readSigningNames(db, [found.personnel_id, ...(headId === null ? [] : [headId])]);
  const sheet = {
    ...facts,
    scholar: names.get(found.personnel_id) ?? found.scholar,
    head: headId === null ? null : (names.get(headId) ?? null),
    printed_on: found.signed_on ?? today,
    home: homes.get(found.personnel_id) ?? '',
    found: { ...found, contract: found.contract },
    months: obligation.months,
    says: obligation.parts.map(({ says }) => says),
  };
  return contractForm.answer(server, [{ sheet, code: null }], `Scholarship contract, ${found.scholar}`);
}
