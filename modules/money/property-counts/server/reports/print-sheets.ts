import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import type { printSheets as endpoint } from '../../contract/campaigns.ts';
import type { CountSheet } from '../../print/sheet-form.ts';
import { sheetForm } from '../../print/sheet-form.ts';
import { findCampaign, requireOpen } from '../campaigns/find-campaign.ts';
import { cardsFrom, describedItem, isOnCards } from '../cards.ts';

interface Room {
  office_id: number;
  room: string;
}

/** Starts the print of the sheets of an open count, in the order of offices and rooms. Errors: 404, also where no card is there; 409 for a closed one. */
export async function printSheets(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body } = call;
  const campaign = await findCampaign(call, params.id, 'read');
  requireOpen(campaign);
  const { rows: rooms } = await sql<Room>`
    select o.id as office_id, i.location as room from ${cardsFrom}
    where c.id = ${campaign.id} and ${isOnCards} and (${body.office_id}::integer is null or o.id = ${body.office_id}::integer)
    group by o.id, o.tree_from, i.location order by o.tree_from, i.location`.execute(db);
  if (rooms.length === 0) throw notFound('No card of this count is there, so there is no sheet to print.');
  const title = `Count sheets ${campaign.fund_code} as at ${longDate(campaign.as_at)}`;
  return {
    job: await printedSheets.start(call, {
      title,
      keys: rooms,
      order: { campaign: campaign.id },
      screen: `/property/counts/${campaign.id}`,
    }),
  };
}

interface Found {
  office_id: number;
  room: string;
  sheet: Omit<CountSheet, 'room'>;
}

export const printedSheets = printedMany<Room, { campaign: number }, CountSheet>({
  kind: 'property-counts.print-sheets',
  what: 'Count sheets',
  form: sheetForm,
  atOnce: 60,
  gather: async ({ call: { db } }, rooms, { campaign }) => {
    const { rows } = await sql<Found>`
      select o.id as office_id, i.location as room, jsonb_build_object('entity', (select name from organization.university_view), 'kind', c.kind,
        'fund', c.fund_code || ' ' || f.name, 'as_at', c.as_at, 'office', o.fullname,
        'lines', jsonb_agg(jsonb_build_object('property_no', i.property_no, 'article', i.article, 'description', ${describedItem}, 'holder', p.fullname)
          order by i.property_no)) as sheet
      from ${cardsFrom} join property.fund_cluster f on f.code = c.fund_code left join personnel.person_view p on p.id = i.holder_id
      join jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) as r (office_id integer, room text) on r.office_id = o.id and r.room = i.location
      where c.id = ${campaign} and ${isOnCards} group by o.id, o.fullname, i.location, c.kind, c.fund_code, f.name, c.as_at`.execute(db);
    const found = new Map(rows.map(({ office_id, room, sheet }) => [`${office_id} ${room}`, { ...sheet, room }]));
    // A room whose last item moved since the print was started is left out.
    return rooms.flatMap(({ office_id, room }) => {
      const sheet = found.get(`${office_id} ${room}`);
      return sheet ? [{ sheet, code: null }] : [];
    });
  },
});
