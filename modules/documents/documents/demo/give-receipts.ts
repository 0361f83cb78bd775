import type { ClientBase } from 'pg';

/** Types that ask for papers, by their codes. */
const REQUIREMENTS = {
  LTE: ['Letter of request, signed', 'Copy of a valid ID of the sender'],
  MOA: ['Draft of the agreement', 'Authority of the signatory', 'Profile of the partner'],
  COM: ['Sworn statement', 'Certificate of no forum shopping'],
};

/** Each paper from outside has its receipt; one of ten lacks a paper, of one of six it was not said who brought it. */
export async function giveReceipts(client: ClientBase): Promise<void> {
  await client.query(
    `update documents.type t set requirements = array(select jsonb_array_elements_text(r.value)) from jsonb_each($1::jsonb) r where t.code = r.key`,
    [JSON.stringify(REQUIREMENTS)],
  );
  await client.query(`
    insert into documents.receipt (document_id, code, lacking, given_at, given_by, client_type)
    select d.id, upper(left(md5(d.tracking_no), 16)), case when d.id % 10 = 0 then t.requirements[2:2] else '{}' end, d.registered_at, d.created_by,
      (array['citizen', 'citizen', 'citizen', 'business', 'government', null])[d.id % 6 + 1]
    from documents.document d join documents.type t on t.id = d.type_id where d.kind = 'EXTERNAL_IN' and d.registered_at is not null`);
}
