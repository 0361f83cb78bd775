import { stageCsv, type Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';

/**
 * The usual types of documents with their routes, brought in once: what the university changed since stays so. Offices are not known yet:
 * each stop is words, until the university names its offices.
 */
export async function loadReference(client: Connection): Promise<void> {
  await stageCsv(client, 'staged_document_type', new URL('./reference/document-types.csv', import.meta.url));
  await client.query(`
    with added as (
      insert into documents.type (code, name, complexity, working_days, is_picked_up, needs_release, confidentiality)
      select code, name, complexity, working_days::smallint, default_route like '%releasing', default_route like '%> records',
        case when code = 'COM' then 'CONFIDENTIAL' else 'OPEN' end
      from staged_document_type where not exists (select from documents.type)
      order by line
      returning id, code)
    insert into documents.type_stop (type_id, place, label, is_origin)
    select a.id, r.place, upper(left(r.label, 1)) || substr(r.label, 2), r.label in ('originating office', 'end user')
    from added a join staged_document_type s on s.code = a.code
    cross join regexp_split_to_table(s.default_route, ' > ') with ordinality as r (label, place)
    where s.default_route <> 'as encoded'`);
}
