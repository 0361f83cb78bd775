import type { ClientBase } from 'pg';
import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';

/** An item of the demo that can be asked for, with the unit that asks and the people who act. */
export interface DemoOpening {
  item_id: number;
  item_number: string;
  position_id: number;
  vice: string;
  /** Whether they serve elsewhere in the university now. */
  vice_serves: boolean;
  unit: DemoUnit;
}

/** A unit with its head and the next head above. */
export interface DemoUnit {
  office_id: number;
  office: string;
  head: Acting;
  above: Acting;
}

/** Null: a head without an account. */
type Acting = Omit<DemoAccount, 'id'> & { id: number | null };

interface Found {
  office_id: number;
  office: string;
  head: Acting;
  above: Acting;
}

/** The units whose head stands below another: those whose head has an account come first. `without` are people who act in requests themselves. */
export async function findUnits(client: ClientBase, without: readonly number[]): Promise<DemoUnit[]> {
  const { rows } = await client.query<Found>(
    `select o.id as office_id, o.fullname as office, jsonb_build_object('id', a.id, 'personnel_id', h.personnel_id) as head,
       jsonb_build_object('id', b.id, 'personnel_id', n.personnel_id) as above
     from organization.office_view o
     join organization.head_view h on h.office_id = o.id and not h.is_acting and upper_inf(h.during)
     join organization.head_view n on n.office_id = o.parent_id and not n.is_acting and upper_inf(n.during)
     left join identity.account_view a on a.personnel_id = h.personnel_id left join identity.account_view b on b.personnel_id = n.personnel_id
     where h.personnel_id <> n.personnel_id and h.personnel_id <> all($1) and n.personnel_id <> all($1)
     order by a.id is null, o.id`,
    [without],
  );
  return rows;
}

/** Funded items that are vacant, and those that were filled within a year, each with the unit that asks for it. */
export async function findOpenings(
  client: ClientBase,
  units: readonly DemoUnit[],
  today: string,
): Promise<{ vacant: DemoOpening[]; filled: DemoOpening[] }> {
  const { rows } = await client.query<Omit<DemoOpening, 'unit'> & { office_id: number; is_vacant: boolean }>(
    `select i.id as item_id, i.item_number, i.position_id, o.id as office_id, a.personnel_id is null as is_vacant,
       coalesce(p.fullname, '') as vice,
       exists (select from personnel.appointment_view x where x.personnel_id = p.id and x.during @> $2::date) as vice_serves
     from plantilla.item i
     join plantilla.item_state s on s.item_id = i.id and s.during @> $2::date and s.state = 'funded'
     join unnest($1::integer[]) with ordinality as u (id, place) on true join organization.office_view o on o.id = u.id and o.id = i.office_id
     left join lateral (
       select v.personnel_id from personnel.appointment_view v where v.item_id = i.id and not v.is_substitute and upper(v.during) <= $2::date
       order by v.during desc limit 1) l on true
     left join personnel.person_view p on p.id = l.personnel_id
     left join personnel.appointment_view a on a.item_id = i.id and not a.is_substitute and a.during @> $2::date
     where not exists (select from hiring.request_item w where w.item_id = i.id) and ((a.personnel_id is null and not exists (
         select from personnel.appointment_view n where n.item_id = i.id and not n.is_substitute and lower(n.during) > $2::date))
       or lower(a.during) between $2::date - 260 and $2::date - 20)
     order by u.place, i.item_number`,
    [units.map(({ office_id }) => office_id), today],
  );
  const unitOf = new Map(units.map((unit) => [unit.office_id, unit]));
  const openings = rows.map(({ office_id, ...row }) => ({ ...row, unit: unitOf.get(office_id)! }));
  return { vacant: spread(openings.filter((one) => one.is_vacant)), filled: openings.filter((one) => !one.is_vacant) };
}

/** In turns over the units, so that no unit asks for everything. */
function spread(openings: readonly DemoOpening[]): DemoOpening[] {
  const byUnit = [...Map.groupBy(openings, ({ unit }) => unit.office_id).values()];
  const longest = Math.max(0, ...byUnit.map((each) => each.length));
  return Array.from({ length: longest }, (_, at) => byUnit.flatMap((each) => each[at] ?? [])).flat();
}
