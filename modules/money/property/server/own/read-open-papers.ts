import { sql } from 'kysely';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { OpenPaper, readOpenPapers as endpoint } from '../../contract/own.ts';
import { findDues } from '../papers/find-dues.ts';

type Found = Omit<OpenPaper, 'acknowledge_by'> & { issued_at: string; campus_id: number };

/** One's own papers of which a line waits or is disputed, with what is on them now. */
export async function readOpenPapers(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<Found>`
    select k.id, k.type, k.class, k.number, k.dated_on, k.fund_code || ' ' || f.name as fund, k.state, k.issued_at, o.campus_id,
      (select u.fullname from personnel.person_view u where u.id = k.user_id) as user, sum(l.amount)::bigint as amount,
      jsonb_agg(jsonb_build_object('id', i.id, 'property_no', i.property_no, 'article', i.article, 'description', i.description, 'brand', i.brand,
        'model', i.model, 'serial', i.serial, 'amount', l.amount, 'line', l.state, 'note', l.note,
        'has_photo', l.photo_file_id is not null) order by l.no) as lines
    from property.paper k join property.fund_cluster f on f.code = k.fund_code join organization.office_view o on o.id = k.office_id
      join property.paper_line l on l.paper_id = k.id and l.state <> 'ENDED' join property.item i on i.id = l.item_id
    where k.personnel_id = ${call.actor.personnelId}::integer and k.state <> 'VOID'
    group by k.id, f.name, o.campus_id having bool_or(l.state in ('WAITING', 'DISPUTED'))
    order by bool_or(l.state = 'WAITING') desc, k.dated_on, k.id`.execute(call.db);
  const dues = await findDues(
    call,
    rows
      .filter(({ lines }) => lines.some(({ line }) => line === 'WAITING'))
      .map((paper) => ({ ...paper, issuedOn: localDay(paper.issued_at) })),
  );
  return { papers: rows.map((paper) => ({ ...paper, acknowledge_by: dues.get(paper.id) ?? null })) };
}
