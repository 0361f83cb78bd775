import { sql } from 'kysely';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readApplication as endpoint } from '../../contract/applications.ts';
import { checkStanding } from '../../rules/filing/check-standing.ts';
import { totalsOf } from '../../rules/days/split-pay.ts';
import { isBeforeCertification } from '../../workflow.ts';
import { applicationColumns, applicationsOn } from './application-rows.ts';
import { missingBeforeCertification } from './before-certification.ts';
import { findApplication, type FoundApplication } from './find-application.ts';
import type { Leave } from './find-leaves.ts';
import { balancesOf } from './read-balances.ts';
import { judgeStudyRatings } from './study-ratings.ts';
import { attendedDates, isAttended } from '../attended/attended.ts';
import { readLeaveSteps } from './leave-steps.ts';

type Answer = AnswerOf<typeof endpoint>['application'];
type Stored = Omit<
  Answer,
  'dates' | 'split' | 'checks' | 'papers' | 'study_ratings' | 'balances' | 'seen' | 'actions' | 'is_private_shown'
>;
type Paper = Omit<Answer['papers'][number], 'is_before_certification'>;
type KeptDate = Answer['dates'][number];

/** One application, and what the caller may do. Error: 404 for one in which they have no part. */
export async function readApplication(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, today } = call;
  const { id } = call.params;
  const { leave, isKindShown, isPrivateShown } = await findApplication(call, id);
  const shown = sql<boolean>`${isKindShown}::boolean`;
  const { rows } = await sql<Stored & { kind: string; kept_dates: KeptDate[]; paper_rows: Paper[] }>`
    select ${selected(applicationColumns)}, r.kind, a.terms_on, n.name as position, a.place, a.place_detail, a.foreign_authority,
      a.illness_place, a.illness, a.study_purpose, a.event_on, a.commutation, a.late_reason, a.acting_id, a.contact, a.certified,
      a.cancelled_by_order, a.code, t.box, t.details, t.event,
      (select q.fullname from personnel.person_view q where q.id = a.acting_id) as acting,
      (select v.name from requests.step c join identity.account_view v on v.id = c.account_id
        where c.request_id = a.id and c.action = 'certify' order by c.no desc limit 1) as certified_by,
      (select to_jsonb(l) - 'application_id' from leave.allocation l where l.application_id = a.id) as allocation,
      (select jsonb_agg(jsonb_build_object('date', d.date, 'part', d.part, 'thousandths', d.thousandths, 'seconds', d.seconds, 'free', d.free,
          'name', '', 'vl', d.vl, 'sl', d.sl, 'own', d.own, 'without', d.without_pay, 'without_column', d.without_column, 'is_live', d.is_live,
          'given_back', d.given_back) order by d.date, d.part)
        from leave.application_day d where d.application_id = a.id) as kept_dates,
      case when ${isAttended} then (select jsonb_agg(to_jsonb(x) order by x.date, x.part) from ${attendedDates} x) else '[]' end as attended,
      (select coalesce(jsonb_agg(jsonb_build_object('no', g.no, 'name', g.name, 'is_required', g.is_required, 'due_on', g.due_on, 'file', f.name,
          'verdict', g.verdict, 'remarks', g.remarks, 'checked_by', k.name, 'checked_at', g.checked_at) order by g.no), '[]')
        from leave.paper g left join kernel.file f on f.id = g.file_id left join identity.account_view k on k.id = g.checked_by
        where g.application_id = a.id) as paper_rows
    from ${applicationsOn(today, shown)} left join organization.position_view n on n.id = s.position_id where a.id = ${id}`.execute(db);
  const { kind, kept_dates, paper_rows, ...stored } = rows[0]!;
  const missing = isPrivateShown && isBeforeCertification(kind, leave.state) ? await missingBeforeCertification(call, leave) : null;
  const papers = isPrivateShown ? paper_rows.map((paper) => ({ ...paper, is_before_certification: paper.name === missing?.name })) : [];
  const steps = (await readLeaveSteps(call, [id])).get(id)!;
  return {
    application: {
      ...stored,
      ...(isPrivateShown ? {} : HIDDEN),
      ...(isKindShown ? {} : HIDDEN_KIND),
      is_private_shown: isPrivateShown,
      allocation: isPrivateShown ? stored.allocation : null,
      ...steps,
      dates: kept_dates,
      split: totalsOf(leave.parts),
      checks: checkStanding(forReader(leave, { isKindShown, isPrivateShown }), papers, missing?.run ?? 0),
      papers,
      study_ratings: isKindShown ? await judgeStudyRatings(call, leave) : null,
      balances: await balancesOf(call, leave),
    },
  };
}

/** What only the owner, HR and the authority read. */
const HIDDEN = { illness_place: null, illness: '', study_purpose: null, late_reason: '' } as const;
const HIDDEN_KIND = { event_on: null, event: null, details: null, box: 'OTHERS', place: null, place_detail: '' } as const;

/** That it was filed late is told to those who decide, why it was to those who read it in full; the law of a confidential kind names the kind. */
function forReader(leave: Leave, { isKindShown, isPrivateShown }: Pick<FoundApplication, 'isKindShown' | 'isPrivateShown'>): Leave {
  const lateReason = isPrivateShown || leave.lateReason === '' ? leave.lateReason : 'HR reads the reason';
  const type = isKindShown ? leave.type : { ...leave.type, name: 'Leave', law: 'MC 41 s.1998' };
  return { ...leave, lateReason, type };
}
