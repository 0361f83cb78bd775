import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportProviders, listProviders, PROVIDER_KINDS } from '../../contract/providers.ts';
import { formatReaction } from '../../rules/format-numbers.ts';
import { ATTENDED_STATES } from '../../workflow.ts';

/** Providers as `p`, with what they held until today as `h`. */
export function providersOn(today: string) {
  return sql`trainings.provider p cross join lateral (
    select count(distinct t.id)::integer as held, count(n.id)::integer as attended, max(t.last_day) as last_held_on,
      (round(avg(e.rating), 2) * 1000)::integer as reaction, count(e.rating)::integer as reactions
    from trainings.training t
      left join trainings.nomination n on n.training_id = t.id and n.state = any(${[...ATTENDED_STATES]}::text[])
      left join trainings.evaluation e on e.nomination_id = n.id and e.level = 'REACTION'
    where t.provider_id = p.id and t.last_day < ${today}::date and t.cancelled_because is null) h`;
}

export const providerColumns = {
  id: 'p.id',
  name: 'p.name',
  kind: 'p.kind',
  address: 'p.address',
  website: 'p.website',
  remarks: 'p.remarks',
  is_active: 'p.is_active',
  contacts: sql`(select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'position', c.position, 'email', c.email, 'phone', c.phone)
    order by c.place), '[]') from trainings.contact c where c.provider_id = p.id)`,
  held: 'h.held',
  attended: 'h.attended',
  last_held_on: 'h.last_held_on',
  reaction: 'h.reaction',
  reactions: 'h.reactions',
};

export const providerRows = rows(listProviders, exportProviders, 'providers', ({ today }) => ({
  from: providersOn(today),
  columns: providerColumns,
  reach: sql`true`,
  search: [
    sql`kernel.plain(p.name || ' ' || p.address)`,
    sql`(select kernel.plain(coalesce(string_agg(c.name || ' ' || c.email, ' '), '')) from trainings.contact c where c.provider_id = p.id)`,
  ],
  sort: {
    name: sql`kernel.plain(p.name)`,
    held: 'h.held',
    attended: 'h.attended',
    last_held_on: 'h.last_held_on',
    reaction: 'h.reaction',
  },
  unsorted: 'name',
  filters: {
    kind: (kinds) => sql`p.kind = any(${kinds})`,
    show: (show) => (show === 'active' ? sql`p.is_active` : sql`not p.is_active`),
  },
  sheet: {
    name: 'Training providers',
    cells: {
      Name: (row) => row.name,
      Kind: (row) => PROVIDER_KINDS[row.kind],
      Address: (row) => row.address,
      Website: (row) => row.website,
      Contacts: (row) => row.contacts.map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', ')).join('; '),
      'Trainings held': (row) => row.held,
      Attended: (row) => row.attended,
      'Last held': (row) => row.last_held_on,
      'Mean reaction (1 to 5)': (row) => formatReaction(row.reaction),
      Active: (row) => (row.is_active ? 'Yes' : 'No'),
    },
  },
}));
