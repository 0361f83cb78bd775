import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { previewApplication as endpoint } from '../../contract/applications.ts';
import { lastOfCalendarDays } from '../../rules/days/count-days.ts';
import type { Part } from '../../rules/parts.ts';
import { totalsOf } from '../../rules/days/split-pay.ts';
import { assess } from './assess.ts';
import { judgeStudyRatings } from './study-ratings.ts';
import { receivedDay, whoseLeave } from './require-filable.ts';
import { findApplication } from './find-application.ts';
import { balancesBeside } from './read-balances.ts';

/** What an application would come to. Errors: 404 for a person or an application beyond reach; 422 for what cannot be read as dates. */
export async function previewApplication(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { id, personnel_id, received_on, ...values } = call.body;
  const corrected = id === null ? null : await findApplication(call, id);
  const personnelId = corrected?.leave.personnelId ?? (await whoseLeave(call, personnel_id));
  const receivedOn = receivedDay(call, personnelId, corrected ? null : received_on);
  const given = corrected?.leave.papers.filter(({ isThere }) => isThere).map(({ name }) => name) ?? [];
  const assessed = await assess(call, { personnelId, values, receivedOn, except: id, given });
  const { type, parts } = assessed;
  return {
    dates: parts.map(asPaidDate),
    whole_amount_ends_on:
      type.unit === 'CALENDAR' && type.amount !== null
        ? lastOfCalendarDays(parts[0]!.date, type.amount / 1000 - (values.allocation?.days ?? 0))
        : null,
    split: totalsOf(parts),
    balances: await balancesBeside(call, { ...assessed, personnelId }),
    checks: assessed.checks,
    papers: assessed.papers,
    study_ratings: await judgeStudyRatings(call, { type, personnelId, receivedOn }),
  };
}

export function asPaidDate({ withoutColumn, ...part }: Part) {
  return { ...part, without_column: withoutColumn };
}
