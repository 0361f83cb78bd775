import { sql } from 'kysely';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import { drawQr, printedMany } from '@talaan/papers/server/public.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import { CARDS_IN_A_PART, cardForm, type Card } from '../../print/card-form.ts';
import { writeCardMark } from '../../rules/codes.ts';

interface CardHolder {
  id: number;
  surname: string;
  given: string;
  idno: string;
  office: string;
  position: string;
  code: string | null;
}

/** Prints cards with the codes that they were issued with: a print that is ended in the middle and made again says the same. */
export const printedCards = printedMany<number, object, Card>({
  kind: 'kiosk.print-cards',
  what: 'Employee cards',
  form: cardForm,
  atOnce: CARDS_IN_A_PART,
  gather: async ({ call: { db, today } }, people) => {
    const university = await readUniversityName(db, today);
    const { rows } = await sql<CardHolder>`
      select p.id, concat_ws(' ', p.surname, nullif(p.name_extension, '')) as surname, concat_ws(' ', nullif(p.first_name, ''), nullif(left(p.middle_name, 1), '') || '.') as given,
        p.idno, coalesce(o.fullname, '') as office, coalesce(t.name, '') as position, k.code
      from personnel.person_view p left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id
      left join organization.position_view t on t.id = s.position_id
      left join kiosk.card k on k.personnel_id = p.id and k.ended_at is null
      where p.id = any(${[...people]}::integer[])`.execute(db);
    const held = new Map(rows.map((row) => [row.id, row]));
    return people.map((person) => {
      const { code, id: _, ...said } = held.get(person)!;
      const sheet: Card = { ...said, university, qr: code === null ? null : Buffer.from(drawQr(writeCardMark(code))).toString() };
      return { sheet, code: null };
    });
  },
});
