import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { ItemRecord, ItemRow, readItem as endpoint } from '../../contract/items.ts';
import { causeOfLeaving } from './items-query.ts';
import { describeItems, ITEM_COLUMNS, shownItemsOn, type FoundItem } from './item-rows.ts';

type Facts = Omit<ItemRecord, keyof ItemRow | 'standards' | 'states' | 'incumbents' | 'chain' | 'changes' | 'own_standards'> &
  ItemRecord['own_standards'] & {
    p_education: string;
    p_years: number | null;
    p_experience: string;
    p_hours: number | null;
    p_eligibility: string;
    p_competency: string;
  };

/** One item with all that is known of it. Errors: 404 outside one's scope. */
export async function readItem({ db, actor, params, query, today }: CallOf<typeof endpoint>): Promise<{ item: ItemRecord }> {
  const day = query.on ?? today;
  const facts = await readFacts(db, params.id, day);
  // An item that is to be opened, or was not yet on the day asked, is shown as it will stand on its first day.
  const shown = facts && facts.opened_on > day ? facts.opened_on : day;
  const reach = visible(actor, ['PLANTILLA'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql<FoundItem>`
    select ${selected(ITEM_COLUMNS)} from ${shownItemsOn(shown)} where i.id = ${params.id} and ${reach}`.execute(db);
  const [row] = await describeItems(db, rows, shown);
  if (!row || !facts) throw notFound('There is no such item.');
  const [states, incumbents, chain, changes] = await Promise.all([
    readStates(db, params.id),
    readIncumbents(db, params.id, today),
    readChain(db, params.id),
    readChanges(db, params.id),
  ]);
  const {
    education,
    experience_years,
    training_hours,
    eligibility,
    competency,
    p_education,
    p_years,
    p_experience,
    p_hours,
    p_eligibility,
    p_competency,
    ...rest
  } = facts;
  const years = experience_years ?? p_years;
  const hours = training_hours ?? p_hours;
  return {
    item: {
      ...row,
      ...rest,
      own_standards: { education, experience_years, training_hours, eligibility, competency },
      standards: {
        education: education ?? p_education,
        experience: formatLeast(years, years === 1 ? 'year' : 'years', experience_years === null ? p_experience : ''),
        training: formatLeast(hours, hours === 1 ? 'hour' : 'hours', ''),
        eligibility: eligibility ?? p_eligibility,
        competency: competency ?? p_competency,
      },
      states,
      incumbents,
      chain,
      changes,
    },
  };
}

function formatLeast(least: number | null, unit: string, kind: string): string {
  if (least === null) return kind;
  return least === 0 ? 'None required' : `${least} ${unit}${kind ? ` of ${kind.toLowerCase()}` : ''}`;
}

async function readFacts(db: Database, id: number, day: string): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select i.position_id, i.office_id, i.level_id, i.coverage_id, i.old_item_number, i.attribution, i.area_code, i.area_type, i.authority,
      i.authority_date::text as authority_date, i.opened_on::text as opened_on, t.level as position_level,
      (select y.amount * 12 from personnel.appointment_view a join personnel.salary_view y on y.personnel_id = a.personnel_id and y.during @> ${day}::date
        where a.item_id = i.id and not a.is_substitute and a.during @> ${day}::date) as actual,
      i.education, i.experience_years, i.training_hours, i.eligibility, i.competency, t.education as p_education, t.experience_years as p_years,
      t.experience as p_experience, t.training_hours as p_hours, t.eligibility as p_eligibility, t.competency as p_competency
    from plantilla.item i join organization.position_view t on t.id = i.position_id where i.id = ${id}`.execute(db);
  return rows[0];
}

async function readStates(db: Database, id: number): Promise<ItemRecord['states']> {
  const { rows } = await sql<ItemRecord['states'][number]>`
    select state, lower(during)::text as from, (upper(during) - 1)::text as to, authority from plantilla.item_state
    where item_id = ${id} order by during desc`.execute(db);
  return rows;
}

async function readIncumbents(db: Database, id: number, today: string): Promise<ItemRecord['incumbents']> {
  const { rows } = await sql<ItemRecord['incumbents'][number]>`
    select jsonb_build_object('id', p.id, 'idno', p.idno, 'fullname', p.fullname) as person, lower(a.during)::text as from,
      (upper(a.during) - 1)::text as to, u.name as status, n.name as nature, a.is_substitute,
      case when upper(a.during) <= ${today}::date then coalesce(${causeOfLeaving(sql`a.personnel_id`, sql`upper(a.during)`)}, 'End of appointment') end as cause
    from personnel.appointment_view a join personnel.person_view p on p.id = a.personnel_id
    join reference.appointment_status u on u.code = a.status_code
    left join reference.appointment_nature n on n.code = a.nature_code
    where a.item_id = ${id} order by a.during desc, a.is_substitute`.execute(db);
  return rows;
}

async function readChain(db: Database, id: number): Promise<ItemRecord['chain']> {
  const { rows } = await sql<ItemRecord['chain'][number]>`
    with recursive before as (
      select id, previous_item_id from plantilla.item where id = ${id}
      union select i.id, i.previous_item_id from plantilla.item i join before b on i.id = b.previous_item_id
    ), after as (
      select id from plantilla.item where id = ${id} union select i.id from plantilla.item i join after f on i.previous_item_id = f.id
    )
    select i.id, i.item_number, t.name as position, t.salary_grade, i.opened_on::text as opened_on
    from plantilla.item i join organization.position_view t on t.id = i.position_id
    where i.id in (select id from before union select id from after) order by i.opened_on, i.id`.execute(db);
  return rows;
}

const CHANGES_SHOWN = 20;

/** What was changed, by whom and by what authority, as the audit trail has it. */
async function readChanges(db: Database, id: number): Promise<ItemRecord['changes']> {
  const { rows } = await sql<ItemRecord['changes'][number]>`
    select to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, e.action, u.name as by, coalesce(e.after->>'change_authority', e.after->>'authority', '') as authority
    from kernel.audit_event e left join identity.account_view u on u.id = e.account_id
    where e.subject = ${`plantilla.item:${id}`} order by e.id desc limit ${CHANGES_SHOWN}`.execute(db);
  return rows;
}
