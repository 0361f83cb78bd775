import { sql } from 'kysely';
import { readPage } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { listOwnItems as endpoint, OwnItem } from '../../contract/own.ts';
import { askLinks } from '../items/ask-links.ts';

const TYPES = { new: ['PAR', 'ICS'], old: ['MR', 'ARE'] } as const;

/** A page of what one is accountable for, acknowledged or not; each with what can be done with it. */
export async function listOwnItems(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { actor, params, query } = call;
  const { rows: items, total } = await readPage<OwnItem>(call, {
    from: sql`property.paper k join property.paper_line l on l.paper_id = k.id join property.item i on i.id = l.item_id`,
    columns: {
      id: 'i.id',
      property_no: 'i.property_no',
      class: 'i.class',
      article: 'i.article',
      description: 'i.description',
      brand: 'i.brand',
      model: 'i.model',
      serial: 'i.serial',
      unit: 'i.unit',
      amount: 'l.amount',
      acquired_on: 'i.acquired_on',
      life_years: 'i.life_years',
      location: 'i.location',
      condition: 'i.condition',
      state: 'i.state',
      line: 'l.state',
      note: 'l.note',
      has_photo: sql`i.photo_file_id is not null`,
      paper_id: 'k.id',
      paper_type: 'k.type',
      paper_number: 'k.number',
      held_since: 'k.dated_on',
      is_printed: sql`k.code is not null`,
      has_signed_copy: sql`k.signed_file_id is not null`,
      user: sql`(select u.fullname from personnel.person_view u where u.id = k.user_id)`,
    },
    reach: sql`k.personnel_id = ${actor.personnelId}::integer and k.state <> 'VOID' and l.state <> 'ENDED'
      and k.type = any(${[...TYPES[params.when]]}::text[])`,
    search: [sql`i.search`, sql`kernel.plain(k.type || ' ' || k.number)`],
    sort: { held_since: 'k.dated_on', article: sql`kernel.plain(i.article)`, amount: 'l.amount' },
    unsorted: '-held_since',
    filters: {
      type: (types) => sql`k.type = any(${types})`,
      class: (classes) => sql`i.class = any(${classes})`,
      condition: (conditions) => sql`i.condition = any(${conditions})`,
    },
  });
  const links = await askLinks(
    call,
    items.map(({ id, state }) => ({ id, state, isOwn: true })),
  );
  return { items: items.map((item) => ({ ...item, links: links.get(item.id) ?? [] })), total, sort: query.sort ?? '-held_since' };
}
