import type { BareCall } from './bare-calls.ts';

/** The incoming papers of an office, those due first on top. */
const incoming: BareCall = {
  path: /^\/api\/dts\/documents$/,
  ask: ({ query }) => ({
    name: 'incoming',
    text: `
      select d.id, d.tracking_no, d.subject, t.name as type, t.code as type_code, d.kind, d.priority, d.confidentiality, d.sender_name, d.state,
        json_build_object('id', oo.id, 'acronym', oo.acronym, 'fullname', oo.fullname) as origin, json_build_object('id', ho.id, 'acronym', ho.acronym, 'fullname', ho.fullname) as holder,
        json_build_object('id', hf.id, 'acronym', hf.acronym, 'fullname', hf.fullname) as "from", h.instruction, h.sent_at, h.due_at as hop_due_at, d.due_at,
        (select count(*) from documents.hop a where a.office_id = $1 and a.state = 'INCOMING' and a.ended_at is null) as total
      from documents.hop h join documents.document d on d.id = h.document_id join documents.type t on t.id = d.type_id
        join organization.office oo on oo.id = d.office_id join organization.office ho on ho.id = h.office_id left join organization.office hf on hf.id = h.from_office_id
      where h.office_id = $1 and h.state = 'INCOMING' and h.ended_at is null order by h.due_at, d.id limit $2`,
    values: [query.get('office'), query.get('per_page')],
  }),
  answer: (rows) => ({ documents: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }),
};

export const bareDocuments: readonly BareCall[] = [incoming];
