import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { READERS } from '@talaan/property/contract/fields.ts';
import { KINDS } from '../../contract/fields.ts';
import { exportMoves, listMoves } from '../../contract/moves.ts';
import { FLOWS, wordsOf } from '../../workflow.ts';
import { heads } from './find-role.ts';

type Asking = Pick<Call, 'actor' | 'today'>;

/** Moves as `m`, their request `r`, holder `p`, what a transfer and a loss add, and the office `o` for which they were filed; of a transfer out that of its items. */
export const movesFrom = sql`property.move m left join requests.request r on r.id = m.request_id left join personnel.person_view p on p.id = m.personnel_id
  left join property.transfer t on t.move_id = m.id left join personnel.person_view q on q.id = t.receiver_id left join property.loss d on d.move_id = m.id
  left join organization.office_view o on o.id = coalesce(r.office_id,
    (select i.office_id from property.move_item l join property.item i on i.id = l.item_id where l.move_id = m.id order by l.no limit 1))`;

const sums = (what: RawBuilder<unknown>) => sql`(select ${what} from property.move_item l where l.move_id = m.id)`;

export function moveColumns(today: string) {
  return {
    id: 'm.id',
    kind: 'm.kind',
    request_id: 'm.request_id',
    state: 'm.state',
    personnel_id: 'm.personnel_id',
    holder: 'p.fullname',
    avatar: avatarOf('p.id'),
    office: 'o.acronym',
    receiver_id: 't.receiver_id',
    receiver: sql`coalesce(q.fullname, t.agency)`,
    items: sums(sql`count(*)`),
    article: sql`(select i.article from property.move_item l join property.item i on i.id = l.item_id where l.move_id = m.id order by l.no limit 1)`,
    amount: sums(sql`coalesce(sum(l.amount), 0)::bigint`),
    reports: sql`(select coalesce(string_agg(e.type || ' ' || e.number, ', ' order by e.id), '') from property.report e where e.move_id = m.id and e.voided_at is null)`,
    filed_at: 'm.filed_at',
    nature: 'd.nature',
    due_on: 'd.due_on',
    days_left: sql`case when m.state = 'REPORTED' then d.due_on - ${today}::date end`,
  };
}

/** The moves that one sees without deciding them: their own, those that come to them, and those within reach of who keeps or reads property. */
export function reachesMoves(call: Asking): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isMine(call)} or ${keeps(call, READERS)})`;
}

export function keeps({ actor }: Pick<Call, 'actor'>, groups: typeof READERS | readonly ['PROPERTYCUSTODIAN']): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, groups, { person: 'm.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

function isMine({ actor }: Pick<Call, 'actor'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${actor.personnelId}::integer in (m.personnel_id, t.receiver_id)`;
}

const isOpen = sql<SqlBool>`(r.id is not null and r.closed_at is null)`;

/** The words of all kinds: those of one state differ by the kind alone where the state does. */
const WORDS = Object.assign({}, ...Object.values(FLOWS).map(({ words }) => words)) as Readonly<Record<string, string>>;

export const moveRows = rows(listMoves, exportMoves, 'moves', (call) => ({
  from: movesFrom,
  columns: moveColumns(call.today),
  reach: sql<SqlBool>`(${reachesMoves(call)} or ${heads(call, sql`o.tree_from`)})`,
  search: [
    sql`p.search`,
    sql`kernel.plain(coalesce(q.fullname, t.agency, ''))`,
    sql`(select coalesce(string_agg(i.search, ' '), '') from property.move_item l join property.item i on i.id = l.item_id where l.move_id = m.id)`,
    sql`(select kernel.plain(coalesce(string_agg(e.number, ' '), '')) from property.report e where e.move_id = m.id)`,
  ],
  sort: {
    filed_at: 'm.filed_at',
    holder: 'p.plain_name',
    receiver: sql`kernel.plain(coalesce(q.fullname, t.agency))`,
    due_on: 'd.due_on',
    amount: sums(sql`sum(l.amount)`),
    items: sums(sql`count(*)`),
  },
  unsorted: '-filed_at',
  filters: {
    whose: (whose) => (whose === 'mine' ? isMine(call) : whose === 'office' ? heads(call, sql`o.tree_from`) : keeps(call, READERS)),
    kind: (kinds) => sql`m.kind = any(${kinds})`,
    state: (states) => sql`m.state = any(${states})`,
    holder: (people) => sql`m.personnel_id = any(${people})`,
    office: (offices) =>
      sql`o.id in (select within.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) within)`,
    show: (show) =>
      show === 'open' ? isOpen : show === 'late' ? sql`(m.state = 'REPORTED' and d.due_on < ${call.today}::date)` : sql`not ${isOpen}`,
  },
  groups: {
    state: { by: 'm.state', name: WORDS },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    holder: { by: 'p.id', name: 'p.fullname', order: 'p.plain_name' },
    kind: { by: 'm.kind', name: KINDS },
  },
  sheet: {
    name: 'Moves of property',
    cells: {
      Kind: (row) => KINDS[row.kind],
      State: (row) => wordsOf(row.kind, row.state),
      Items: (row) => row.items,
      'First item': (row) => row.article,
      Amount: (row) => row.amount / 100,
      'Accountable person': (row) => row.holder,
      Office: (row) => row.office,
      Receiver: (row) => row.receiver,
      Papers: (row) => row.reports,
      Filed: (row) => localTime(row.filed_at),
      'Relief to be asked by': (row) => row.due_on,
      'Days left': (row) => row.days_left,
    },
  },
}));
