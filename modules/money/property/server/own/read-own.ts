import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { CLASSES, CONDITIONS, PAPER_TYPES } from '../../contract/fields.ts';
import type { OwnPaper, readOwnProperty as reading, readOwnSummary as summing } from '../../contract/own.ts';
import { askLinks } from '../items/ask-links.ts';

const TYPES = { new: ['PAR', 'ICS'], old: ['MR', 'ARE'] } as const;

type FoundPaper = Omit<OwnPaper, 'items' | 'class'> & Pick<OwnPaper, 'class'> & { items: Omit<OwnPaper['items'][number], 'links'>[] };

/** One's own papers with what is on them now, those that wait first. */
export async function readOwnProperty(call: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const { db, actor, params } = call;
  const { rows } = await sql<FoundPaper>`
    select k.id, k.type, k.class, k.number, k.dated_on, k.fund_code, k.state, k.acknowledged_at, k.signed_file_id is not null as has_signed_copy,
      (select u.fullname from personnel.person_view u where u.id = k.user_id) as user, sum(l.amount)::bigint as amount,
      jsonb_agg(jsonb_build_object('id', i.id, 'property_no', i.property_no, 'class', i.class, 'article', i.article, 'description', i.description,
        'brand', i.brand, 'model', i.model, 'serial', i.serial, 'unit', i.unit, 'unit_cost', i.unit_cost, 'acquired_on', i.acquired_on,
        'life_years', i.life_years, 'location', i.location, 'condition', i.condition, 'state', i.state, 'line', l.state, 'note', l.note,
        'has_photo', i.photo_file_id is not null) order by l.no) as items
    from property.paper k join property.paper_line l on l.paper_id = k.id and l.state <> 'ENDED' join property.item i on i.id = l.item_id
    where k.personnel_id = ${actor.personnelId}::integer and k.type = any(${[...TYPES[params.when]]}::text[]) and k.state <> 'VOID'
    group by k.id order by k.state = 'WAITING' desc, k.dated_on desc, k.id desc`.execute(db);
  const asked = rows.flatMap(({ items }) => items.map(({ id, state }) => ({ id, state, isOwn: true })));
  const links = await askLinks(call, asked);
  return {
    papers: rows.map((paper) => ({ ...paper, items: paper.items.map((item) => ({ ...item, links: links.get(item.id) ?? [] })) })),
  };
}

/** What one is accountable for, counted and added up. */
export async function readOwnSummary({ db, actor }: CallOf<typeof summing>): Promise<AnswerOf<typeof summing>> {
  const { rows } = await sql<{
    class: keyof typeof CLASSES;
    type: keyof typeof PAPER_TYPES;
    condition: keyof typeof CONDITIONS;
    items: number;
    amount: number;
  }>`
    select i.class, k.type, i.condition, count(*) as items, sum(l.amount)::bigint as amount
    from property.paper k join property.paper_line l on l.paper_id = k.id and l.state <> 'ENDED' join property.item i on i.id = l.item_id
    where k.personnel_id = ${actor.personnelId}::integer and k.state <> 'VOID' group by 1, 2, 3`.execute(db);
  const sum = (of: typeof rows) => ({
    items: of.reduce((all, { items }) => all + items, 0),
    amount: of.reduce((all, { amount }) => all + amount, 0),
  });
  const by = <K extends string>(words: Readonly<Record<K, string>>, keyOf: (row: (typeof rows)[number]) => K) =>
    (Object.keys(words) as K[]).flatMap((key) => {
      const own = rows.filter((row) => keyOf(row) === key);
      return own.length === 0 ? [] : [{ name: words[key], ...sum(own) }];
    });
  return {
    ...sum(rows),
    by_class: by(CLASSES, (row) => row.class),
    by_paper: by(PAPER_TYPES, (row) => row.type),
    by_condition: by(CONDITIONS, (row) => row.condition),
  };
}
