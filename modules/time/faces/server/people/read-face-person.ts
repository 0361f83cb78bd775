import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { readFacePerson as reading } from '../../contract/people.ts';
import { findPhoto } from './find-photo.ts';

type Answer = AnswerOf<typeof reading>;

/** The consent and the registered face of a person within reach. Error: 404. */
export async function readFacePerson(call: Call<{ id: number }>): Promise<Answer> {
  const { db } = call;
  const { id, idno, fullname, office } = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  const consent = await sql<NonNullable<Answer['consent']>>`
    select c.kind, c.text_version, c.given_on, c.recorded_at, a.name as recorded_by, f.name as file
    from faces.consent c join identity.account_view a on a.id = c.recorded_by left join kernel.file f on f.id = c.file_id
    where c.personnel_id = ${id} and c.withdrawn_at is null`.execute(db);
  const withdrawn = await sql<NonNullable<Answer['withdrawn']>>`
    select withdrawn_at as at, withdrawn_because as because from faces.consent
    where personnel_id = ${id} and withdrawn_at is not null order by id desc limit 1`.execute(db);
  const enrolment = await sql<NonNullable<Answer['enrolment']>>`
    select e.enrolled_at as at, a.name as by, e.model, o.fullname as not_the_same_as,
      (select jsonb_agg(jsonb_build_object('id', at, 'pose', pose) order by at) from unnest(e.poses) with ordinality as n (pose, at)) as images
    from faces.enrolment e join identity.account_view a on a.id = e.enrolled_by left join personnel.person_view o on o.id = e.not_the_same_as
    where e.personnel_id = ${id} and e.ended_at is null`.execute(db);
  return {
    person: { id, idno, fullname, office },
    consent: consent.rows[0] ?? null,
    withdrawn: consent.rows[0] ? null : (withdrawn.rows[0] ?? null),
    enrolment: enrolment.rows[0] ?? null,
  };
}

/** A registered image of a person within reach; that it was opened is noted for the person. Error: 404. */
export async function readPhoto(call: Call<{ id: number; image: number }>): Promise<FileAnswer> {
  const person = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  const photo = await findPhoto(call, person.id, call.params.image);
  await recordOpening(call, person.id, 'Registered face');
  return photo;
}

/** The signed paper of the consent that holds. Error: 404. */
export async function sendConsentPaper(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { db, server } = call;
  const person = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  const { rows } = await sql<{ file_id: number }>`
    select file_id from faces.consent where personnel_id = ${person.id} and withdrawn_at is null and file_id is not null`.execute(db);
  if (!rows[0]) throw notFound('There is no signed paper.');
  const file = await server.files.locate(db, rows[0].file_id);
  await recordOpening(call, person.id, 'Consent to faces');
  return { name: file.name, contentType: file.content_type, content: { path: file.location }, inline: true };
}
