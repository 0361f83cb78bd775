import { sql } from 'kysely';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readPrintedPaper as endpoint } from '../../contract/register.ts';
import { typeOfPaper } from '../../rules/type-of-paper.ts';

type Read = AnswerOf<typeof endpoint>;

/** A paper by its code, which only those know who have the paper before them. Error: 404. */
export async function readPrintedPaper({ db, params }: Call<{ code: string }>): Promise<Read> {
  const { rows } = await sql<Read['paper'] & { kind: string; document: Read['document'] }>`
    select a.code, a.kind, a.title, a.control_number, coalesce(a.released_on, a.issued_on) as issued_on, a.withdrawn_on is not null as is_withdrawn,
      case when p.id is not null then jsonb_build_object('id', p.id, 'fullname', p.fullname) end as person,
      case when d.id is not null then jsonb_build_object('id', d.id, 'tracking_no', d.tracking_no, 'state', d.state) end as document
    from papers.paper a left join personnel.person_view p on p.id = a.personnel_id left join documents.document d on d.paper_code = a.code
    where a.code = ${params.code}`.execute(db);
  if (!rows[0]) throw notFound('There is no such paper.');
  const { kind, document, ...paper } = rows[0];
  const type = await db
    .selectFrom('documents.type')
    .select(['id', 'name', 'confidentiality'])
    .where('code', '=', typeOfPaper(kind))
    .where('is_active', '=', true)
    .executeTakeFirst();
  return { paper, type: (type as Read['type']) ?? null, document };
}

/** Errors: 422 for a paper that is registered, withdrawn or not known. */
export async function requireUnregistered({ db }: Pick<Call, 'db'>, code: string): Promise<void> {
  const { rows } = await sql<{ is_withdrawn: boolean; tracking_no: string | null; is_registered: boolean }>`
    select a.withdrawn_on is not null as is_withdrawn, d.id is not null as is_registered, d.tracking_no
    from papers.paper a left join documents.document d on d.paper_code = a.code where a.code = ${code}`.execute(db);
  const why = !rows[0]
    ? 'There is no such paper.'
    : rows[0].is_registered
      ? `This paper is registered already${rows[0].tracking_no === null ? ', as a draft' : ` as ${rows[0].tracking_no}`}.`
      : rows[0].is_withdrawn && 'This paper was withdrawn. Register the one that replaces it.';
  if (why) throw invalid({ paper_code: [why] });
}
