import { nameActingHead } from '@talaan/organization/contract/acting-heads.ts';
import { listOfficeUses, splitDepartment } from '@talaan/organization/contract/split.ts';
import { appoint, previewAppointment, previewSeparation, separate } from '@talaan/personnel/contract/moves.ts';
import { ask, callerOf, count, monthBefore, requireDone, sample, weekdayOfMonth, type University } from '../university.ts';

const RESIGN_ON = 5;
/** So many in a thousand resign in a month. */
const RESIGNATIONS = 2;
const NOTICE_DAYS = 10;
const STANDS_IN_ON = 6;
const STAND_IN_DAYS = 4;
const PROMOTED_ON = 15;
const SPLIT_ON = { month: 3, weekday: 4 };
/** Of an office that is split. */
const LEAST_OF_OFFICE = 3;

/** Some resign, one is promoted to an item that is vacant, a head is away with an officer in charge, and in March an office is split. */
export async function peopleLeaveAndStandIn(university: University, day: Temporal.PlainDate): Promise<void> {
  const on = weekdayOfMonth(day);
  if (on === RESIGN_ON) await resign(university, day);
  if (on === STANDS_IN_ON) await standIn(university, day);
  if (on === PROMOTED_ON) await promote(university, day);
  if (on === SPLIT_ON.weekday && day.month === SPLIT_ON.month) await split(university, day);
}

/** Those who may resign: permanent, with an item, and no head, so that no office is left without one. */
const STAYERS = `
  select a.personnel_id as id, i.office_id, a.item_id from personnel.appointment a join plantilla.item i on i.id = a.item_id
  where a.during @> $1::date and upper_inf(a.during) and a.status_code = 'PERM' and not a.is_substitute
    and not exists (select from organization.head h where h.personnel_id = a.personnel_id and (upper_inf(h.during) or upper(h.during) > $1::date))
    and exists (select from identity.account c where c.personnel_id = a.personnel_id and c.email like 'person%')
  order by 1`;

async function resign(university: University, day: Temporal.PlainDate): Promise<void> {
  const hr = callerOf(university, 'hr');
  const people = await ask<{ id: number }>(university, STAYERS, [day.toString()]);
  for (const { id } of sample(university, people, Math.ceil((people.length * RESIGNATIONS) / 1000))) {
    const body = {
      last_day: day.add({ days: NOTICE_DAYS }).toString(),
      cause_code: 'RES',
      authority: 'Letter accepted by the President',
      remarks: '',
    };
    const { body: shown } = requireDone('a resignation', await hr.call(previewSeparation, { params: { id }, body }));
    requireDone('a resignation', await hr.call(separate, { params: { id }, body: { ...body, digest: shown.digest } }));
    count(university, 'resignations');
  }
}

async function standIn(university: University, day: Temporal.PlainDate): Promise<void> {
  const offices = await ask<{ office_id: number; head: number }>(
    university,
    `select distinct on (h.office_id) h.office_id, h.personnel_id as head from organization.head h where h.during @> $1::date and not h.is_acting
       and exists (select from organization.office o where o.id = h.office_id and o.parent_id is not null) order by 1`,
    [day.toString()],
  );
  const [away, other] = sample(university, offices, 2);
  if (!away || !other) return;
  const body = {
    office_id: away.office_id,
    personnel_id: other.head,
    from: day.add({ days: 1 }).toString(),
    to: day.add({ days: STAND_IN_DAYS }).toString(),
    reason: 'On official travel',
  };
  const { status } = await callerOf(university, 'hr').call(nameActingHead, { body });
  count(university, status === 200 ? 'officers in charge' : 'officers in charge refused');
}

/** A person goes to an item that is vacant and funded. */
async function promote(university: University, day: Temporal.PlainDate): Promise<void> {
  const hr = callerOf(university, 'hr');
  const [person] = sample(university, await ask<{ id: number }>(university, STAYERS, [day.toString()]), 1);
  const vacant = await ask<{ id: number }>(
    university,
    `select i.id from plantilla.item i join plantilla.item_state s on s.item_id = i.id and s.state = 'funded' and s.during @> $1::date and upper_inf(s.during)
     where not exists (select from personnel.appointment a where a.item_id = i.id and (upper_inf(a.during) or upper(a.during) > $1::date))
       and not exists (select from plantilla.item_move m where m.item_id = i.id and not m.is_done) order by 1`,
    [day.toString()],
  );
  const [item] = sample(university, vacant, 1);
  if (!person || !item) return;
  const body = { ...PROMOTION, item_id: item.id, from: day.add({ days: 1 }).toString() };
  const { status, body: shown } = await hr.call(previewAppointment, { params: { id: person.id }, body });
  if (status !== 200) return count(university, `promotions refused: ${(shown as unknown as { message: string }).message}`);
  requireDone('a promotion', await hr.call(appoint, { params: { id: person.id }, body: { ...body, digest: shown.digest } }));
  count(university, 'promotions');
}

const PROMOTION = {
  nature_code: 'PROM',
  status_code: 'PERM',
  position_id: null,
  office_id: null,
  salary_grade: null,
  step: null,
  to: null,
  authority: 'Appointment signed by the President',
  remarks: '',
  fund_source_id: null,
  end_designations: [],
};

/** From the next month on, half of the people of an office and their items go to a new one. */
async function split(university: University, day: Temporal.PlainDate): Promise<void> {
  const hr = callerOf(university, 'hr');
  const offices = await ask<{ id: number; parent_id: number; people: number }>(
    university,
    `select o.id, o.parent_id, count(*)::integer as people from organization.office o join personnel.appointment a on a.office_id = o.id and a.during @> $1::date
     where o.parent_id is not null and not exists (select from organization.office u where u.parent_id = o.id)
     group by o.id, o.parent_id having count(*) >= $2 order by people desc, o.id limit 5`,
    [day.toString(), LEAST_OF_OFFICE],
  );
  const [office] = sample(university, offices, 1);
  if (!office) throw new Error('no office has people to split');
  const from = day.with({ day: 1 }).add({ months: 1 }).toString();
  const { body } = requireDone('what an office has', await hr.call(listOfficeUses, { params: { id: office.id }, query: { from } }));
  const takes = Object.fromEntries(
    body.uses
      .filter(({ name }) => name === 'people')
      .map(({ name, rows }) => [name, rows.slice(0, Math.floor(rows.length / 2)).map(({ key }) => key)]),
  );
  const parts = [
    { office_id: office.id, fullname: '', acronym: '', parent_id: null, takes: {} },
    { office_id: null, fullname: `New Office of ${monthBefore(day)}`, acronym: 'NEWO', parent_id: office.parent_id, takes },
  ];
  const wanted = { from, authority: 'Board Resolution No. 12, s. 2026', parts };
  const answer = await hr.call(splitDepartment, { params: { id: office.id }, body: wanted });
  count(
    university,
    answer.status === 200 ? 'offices split' : `offices not split: ${(answer.body as unknown as { message: string }).message}`,
  );
}
