import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { SERVICE_CREDITS } from '@talaan/leave/rules/books.ts';
import { formatDays } from '@talaan/leave/rules/format-credits.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';
import { lockAccounts, postMany, reverse } from '@talaan/ledger/server/public.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { findPersonInScope, isReached } from '@talaan/personnel/server/public.ts';
import type { grantServiceCredits as granting } from '../../contract/service-credits.ts';
import { creditsForMinutes, grantWithinYear } from '../../rules/service-credits.ts';

type Granting = CallOf<typeof granting>;

/** Grants service credits by an order. Errors: 404 for a person beyond reach; 422 for who is not on teacher leave then, and for the same order twice. */
export async function grantServiceCredits(call: Granting): Promise<{ message: string }> {
  const { db, body, today, actor, now } = call;
  if (body.to < body.from) throw invalid({ to: ['This is before the first day.'] });
  if (body.to > today) throw invalid({ to: ['Credits are granted once the work is done.'] });
  await requireTeachers(call);
  await lockAccounts(
    db,
    body.people.map(({ personnel_id }) => ({ personnelId: personnel_id, book: SERVICE_CREDITS.code })),
  );
  const { serviceCredits } = await agencySettingsOn(db, LEAVE_OF_AGENCY, body.to);
  const inYear = await readGranted(call);
  const grants = body.people.map(({ personnel_id, minutes }) => {
    const earned = creditsForMinutes(minutes);
    return { personnel_id, minutes, ...grantWithinYear(earned, { inYear: inYear.get(personnel_id) ?? 0, most: serviceCredits * 1000 }) };
  });
  const { rows: kept } = await sql<{ id: number; personnel_id: number; granted: number }>`
    insert into leave.service_grant (personnel_id, order_no, activity, worked, minutes, granted, lost, granted_on, account_id)
    select g.personnel_id, ${body.order_no}, ${body.activity}, daterange(${body.from}::date, ${body.to}::date, '[]'), g.minutes, g.granted, g.lost,
      ${today}::date, ${actor.accountId} from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g (personnel_id integer, minutes integer,
      granted integer, lost integer) returning id, personnel_id, granted`.execute(db);
  const posted = kept.filter(({ granted }) => granted > 0);
  await postMany(
    call,
    posted.map(({ id, personnel_id, granted }) => ({
      kind: 'EARN' as const,
      personnelId: personnel_id,
      cause: 'service-credit',
      key: String(id),
      period: body.to.slice(0, 7),
      particulars: `Service credits, ${body.order_no}`,
      lines: [{ book: SERVICE_CREDITS, amount: granted, on: body.to }],
    })),
  );
  for (const { id, personnel_id, granted } of kept) {
    await recordChange(call, {
      action: 'grant: service credits',
      subject: `leave.service_grant:${id}`,
      personnelId: personnel_id,
      after: { order_no: body.order_no, activity: body.activity, granted },
    });
  }
  await notifyPeople(
    db,
    now,
    posted.map(({ personnel_id }) => personnel_id),
    { title: 'Service credits were granted', description: `${body.order_no}: ${body.activity}.`, link: '/account/service-credits' },
  );
  const lost = grants.reduce((sum, one) => sum + one.lost, 0);
  const told = `Granted to ${kept.length} ${kept.length === 1 ? 'teacher' : 'teachers'}.`;
  return { message: lost === 0 ? told : `${told} ${formatDays(lost)} are above the limit of the year and were not granted.` };
}

interface Teacher {
  id: number;
  fullname: string;
  is_reached: boolean;
  teaches: boolean;
}

async function requireTeachers({ db, actor, today, body }: Granting): Promise<void> {
  const ids = body.people.map(({ personnel_id }) => personnel_id);
  if (new Set(ids).size < ids.length) throw invalid({ people: ['A person is named twice.'] });
  const { rows } = await sql<Teacher>`
    select p.id, p.fullname, ${isReached(actor, ['EDATSADMIN'], 'p.id', today)} as is_reached,
      exists (select from leave.stays_within(daterange(${body.from}::date, ${body.to}::date, '[]'), array[p.id]) s where s.earns = 'TEACHER') as teaches
    from personnel.person_view p where p.id = any(${ids}::integer[])`.execute(db);
  if (rows.length < ids.length || rows.some(({ is_reached }) => !is_reached)) throw notFound('There is no such person.');
  const others = rows.filter(({ teaches }) => !teaches).map(({ fullname }) => fullname);
  if (others.length > 0) throw invalid({ people: [`Not on teacher leave on these days: ${others.join('; ')}.`] });
}

/** What was granted in the year of the work. */
async function readGranted({ db, body }: Granting): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; granted: number }>`
    select personnel_id as id, sum(granted)::integer as granted from leave.service_grant
    where personnel_id = any(${body.people.map(({ personnel_id }) => personnel_id)}::integer[]) and withdrawn_on is null
      and extract(year from upper(worked) - 1) = ${Number(body.to.slice(0, 4))} group by personnel_id`.execute(db);
  return new Map(rows.map(({ id, granted }) => [id, granted]));
}

/** Takes a grant back. Errors: 404; Overdrawn (409) where the credits were used. */
export async function withdrawServiceGrant(call: Call<{ id: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const { db, params, body, today } = call;
  const { rows } = await sql<{ personnel_id: number; order_no: string; is_withdrawn: boolean }>`
    select personnel_id, order_no, withdrawn_on is not null as is_withdrawn from leave.service_grant where id = ${params.id} for update`.execute(
    db,
  );
  const [grant] = rows;
  if (!grant) throw notFound('There is no such grant.');
  await findPersonInScope(call, grant.personnel_id, ['EDATSADMIN']);
  if (grant.is_withdrawn) throw wrongState('This grant was taken back already.');
  const { rows: posted } = await sql<{ id: number }>`
    select id from ledger.posting where cause = 'service-credit' and cause_key = ${String(params.id)}`.execute(db);
  for (const { id } of posted) await reverse(call, id, body.reason);
  await sql`update leave.service_grant set withdrawn_on = ${today}, withdrawn_because = ${body.reason} where id = ${params.id}`.execute(db);
  await recordChange(call, {
    action: 'take back: service credits',
    subject: `leave.service_grant:${params.id}`,
    personnelId: grant.personnel_id,
    after: { order_no: grant.order_no, reason: body.reason },
  });
  return { message: 'The grant was taken back.' };
}
