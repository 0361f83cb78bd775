import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { NewPaper } from '@talaan/papers/server/public.ts';
import { readSigners, type Signer } from '@talaan/property/server/public.ts';
import { SLIPS } from '../../contract/fields.ts';
import type { SlipSheet } from '../../print/slip-form.ts';

type Said = 'type' | 'number' | 'dated_on' | 'expected_on' | 'purpose' | 'destination' | 'reason' | 'entity' | 'lines';

interface Drawn extends Pick<SlipSheet, Said> {
  person_id: number | null;
  bearer: string;
  under_id: number | null;
  maker_id: number | null;
}

/** What a slip says, with its people as of a day. */
export async function drawSlip({ db }: Pick<Call, 'db'>, id: number, today: string): Promise<SlipSheet> {
  const { rows } = await sql<Drawn>`
    select s.type, s.number, s.dated_on, s.expected_on, s.purpose, s.destination, s.reason, s.person_id, s.bearer, s.under_id,
      (select c.personnel_id from identity.account_view c where c.id = s.made_by) as maker_id, (select u.name from organization.university_view u) as entity,
      (select jsonb_agg(jsonb_build_object('property_no', i.property_no, 'article', i.article, 'unit', i.unit, 'holder', coalesce(p.fullname, ''),
          'described', concat_ws(', ', nullif(concat_ws(' ', nullif(i.brand, ''), nullif(i.model, '')), ''), 'serial no. ' || nullif(i.serial, ''))) order by l.no)
        from property_disposal.slip_item l join property.item i on i.id = l.item_id left join personnel.person_view p on p.id = i.holder_id
        where l.slip_id = s.id) as lines
    from property_disposal.slip s where s.id = ${id}`.execute(db);
  const { person_id: person, bearer, under_id: under, maker_id: maker, ...said } = rows[0]!;
  const signerOf = await readSigners(
    db,
    [person, under, maker].filter((one) => one !== null),
    today,
  );
  const nobody: Signer = { name: '', position: '', office: '' };
  return {
    ...said,
    person: person === null ? { ...nobody, name: bearer.toUpperCase() } : signerOf(person),
    under: under === null ? null : signerOf(under),
    issued_by: maker === null ? nobody : signerOf(maker),
  };
}

/** What anybody may read of a slip. */
export function paperOfSlip(sheet: SlipSheet): Required<Pick<NewPaper, 'kind' | 'title' | 'controlNumber' | 'sheet'>> {
  const named = `${SLIPS[sheet.type]} ${sheet.number}`;
  return { kind: SLIPS[sheet.type].toLowerCase(), title: `${named} of ${longDate(sheet.dated_on)}`, controlNumber: named, sheet };
}
