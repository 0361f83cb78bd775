import { sql } from 'kysely';
import type { ItemLink } from '@talaan/property/server/public.ts';
import { linkOf } from '../../workflow.ts';
import { findBusy } from './file-move.ts';
import { findRoles } from './find-role.ts';

const ACTS = [
  { name: 'transfer', place: 10, label: { holder: 'Ask for transfer', other: 'Transfer' }, from: ['ACKNOWLEDGED'] },
  { name: 'return', place: 20, label: { holder: 'Return', other: 'Take back' }, from: ['ACKNOWLEDGED'] },
  {
    name: 'loss',
    place: 30,
    label: { holder: 'Report a loss', other: 'Report a loss' },
    from: ['ACKNOWLEDGED', 'FOR_TRANSFER', 'IN_STOCK'],
  },
] as const;

const SEEN = { transfer: 'See the transfer', return: 'See the return', loss: 'See the loss' } as const;

/** To ask for the transfer or return of an item or to report its loss; where it is in one already, that. */
export const moveLinks: readonly ItemLink[] = ACTS.map(({ name, place, label, from }) => ({
  name,
  place,
  ask: async (call, items) => {
    const ids = items.map(({ id }) => id);
    const [roles, busy] = await Promise.all([findRoles(call, ids), findBusy(call, ids)]);
    return new Map(
      items.flatMap(({ id, state }): [number, { label: string; link: string }][] => {
        const role = roles.get(id);
        const open = busy.get(id);
        if (role === undefined) return [];
        if (open?.kind === name) return [[id, { label: SEEN[name], link: linkOf(name, open.id) }]];
        if (!(from as readonly string[]).includes(state) || (open && name !== 'loss')) return [];
        return [
          [
            id,
            {
              label: label[role === 'holder' ? 'holder' : 'other'],
              link: role === 'custodian' ? `${linkOf(name, 'new')}?items=${id}` : `/property/requests/new?kind=${name}&items=${id}`,
            },
          ],
        ];
      }),
    );
  },
}));

/** What came back to be repaired waits on the page of its return. */
export const inspectLink: ItemLink = {
  name: 'inspect',
  place: 35,
  ask: async (call, items) => {
    const returned = items.filter(({ state }) => state === 'RETURNED').map(({ id }) => id);
    if (returned.length === 0) return new Map();
    const roles = await findRoles(call, returned);
    const { rows } = await sql<{ item_id: number; move_id: number }>`
      select distinct on (l.item_id) l.item_id, m.id as move_id from property.move_item l join property.move m on m.id = l.move_id
      where m.kind = 'return' and l.report_id is not null and l.item_id = any(${returned}::integer[]) order by l.item_id, m.id desc`.execute(
      call.db,
    );
    return new Map(
      rows.flatMap(({ item_id: item, move_id: move }) =>
        roles.get(item) === 'custodian' ? [[item, { label: 'Record inspection', link: linkOf('return', move) }] as const] : [],
      ),
    );
  },
};

/** What was found after its loss was decided is recorded on the page of that loss. */
export const foundLink: ItemLink = {
  name: 'found-later',
  place: 32,
  ask: async (call, items) => {
    const ended = items.filter(({ state }) => ['RELIEVED', 'PAID', 'REPLACED'].includes(state)).map(({ id }) => id);
    if (ended.length === 0) return new Map();
    const roles = await findRoles(call, ended);
    const { rows } = await sql<{ item_id: number; move_id: number }>`
      select distinct on (l.item_id) l.item_id, m.id as move_id from property.move_item l join property.move m on m.id = l.move_id
      where m.kind = 'loss' and l.left_because is null and l.item_id = any(${ended}::integer[]) order by l.item_id, m.id desc`.execute(
      call.db,
    );
    return new Map(
      rows.flatMap(({ item_id: item, move_id: move }) =>
        roles.get(item) === 'custodian' ? [[item, { label: 'Record as found', link: linkOf('loss', move) }] as const] : [],
      ),
    );
  },
};

/** What was in stock leaves the university by another way. */
export const transferOutLink: ItemLink = {
  name: 'transfer-out',
  place: 40,
  ask: async (call, items) => {
    const roles = await findRoles(
      call,
      items.map(({ id }) => id),
    );
    return new Map(
      items.flatMap(({ id, state }) =>
        roles.get(id) === 'custodian' && ['IN_STOCK', 'RETURNED', 'UNSERVICEABLE'].includes(state)
          ? [[id, { label: 'Transfer to another agency', link: `/property/transfers/out?items=${id}` }] as const]
          : [],
      ),
    );
  },
};
