import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { OwnPaperPage, readOwnPaper as endpoint } from '../../contract/own-papers.ts';
import { STEPS_DONE, type DocumentAction } from '../../workflow.ts';
import { isOwn, ownPaperColumns, ownPapersFrom } from './own-paper-rows.ts';

/** Steps whose words are for the owner; the words of others are between offices. */
const TOLD: readonly DocumentAction[] = ['ready', 'reject'];

/** Error: 404 for a paper that is not the caller's. */
export async function readOwnPaper({ db, actor, params }: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const person = actor.personnelId;
  const { rows } = await sql<Omit<OwnPaperPage, 'said'> & { said: { at: string; action: DocumentAction; reason: string }[] }>`
    select ${selected(ownPaperColumns(person))}, jsonb_build_object('id', oo.id, 'acronym', oo.acronym, 'fullname', oo.fullname) as origin,
      coalesce((select jsonb_agg(jsonb_build_object('no', s.no, 'office', jsonb_build_object('id', o.id, 'acronym', o.acronym, 'fullname', o.fullname),
          'sent_at', s.sent_at, 'received_at', s.received_at, 'ended_at', s.ended_at, 'ended_as', s.ended_as,
          'instruction', case when s.to_person_id = ${person}::integer then s.instruction else '' end,
          'note', case when s.to_person_id = ${person}::integer then s.note else '' end) order by s.no)
        from documents.hop s join organization.office_view o on o.id = s.office_id where s.document_id = d.id), '[]') as stays,
      coalesce((select jsonb_agg(jsonb_build_object('at', e.at, 'action', e.action, 'reason', e.reason) order by e.no desc)
        from documents.step e where e.document_id = d.id and e.action = any(${[...TOLD]}) and e.reason <> ''), '[]') as said
    from ${ownPapersFrom} where d.id = ${params.id} and ${isOwn(person)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such paper of yours.');
  const { said, ...paper } = rows[0];
  return { paper: { ...paper, said: said.map(({ action, ...one }) => ({ ...one, label: STEPS_DONE[action] })) } };
}
