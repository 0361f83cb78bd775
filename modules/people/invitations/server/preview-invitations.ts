import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ChosenPeople } from '@talaan/personnel/contract/chosen-people.ts';
import { NAMED_IN_PREVIEW, type InvitationPreview } from '../contract/invitations.ts';
import { SKIP_REASONS, SLIP_REASONS, type Act } from '../rules/plan-invitation.ts';
import { planInvitations, sendsLetters, type Planned } from './plan-invitations.ts';

/** What an act would do with the chosen people. Errors as of `planInvitations`. */
export async function previewInvitations(call: Call<unknown, ChosenPeople & { act: Act }>): Promise<InvitationPreview> {
  const { settings } = call.server;
  const planned = await planInvitations(call, call.query);
  const gets = (wanted: Planned['plan']['gets']) => planned.filter(({ plan }) => plan.gets === wanted);
  return {
    people: planned.length,
    letters: gets('letter').length,
    slips: gets('slip').length,
    ends: planned.filter(({ plan, works }) => works && plan.gets !== 'nothing').length,
    slips_because: countReasons(planned, 'slip'),
    skipped: countReasons(planned, 'nothing'),
    named: planned.flatMap(nameWhy).slice(0, NAMED_IN_PREVIEW),
    sends_letters: sendsLetters(settings),
    per_hour: settings.smtpUrl ? settings.mailPerHour : null,
  };
}

function countReasons(planned: readonly Planned[], gets: 'slip' | 'nothing'): Record<string, number> {
  const reasons = planned.flatMap(({ plan }) => (plan.gets === gets && 'because' in plan ? [plan.because] : []));
  return Object.fromEntries(
    Map.groupBy(reasons, (reason) => reason)
      .entries()
      .map(([reason, { length }]) => [reason, length]),
  );
}

/** Of those who are on their way or came in nothing need be said by name. */
function nameWhy({ person: { id, fullname, office }, plan }: Planned): InvitationPreview['named'] {
  if (plan.gets === 'letter' || plan.because === 'asked' || plan.because === 'came_in' || plan.because === 'invited') return [];
  const because = plan.gets === 'slip' ? SLIP_REASONS[plan.because] : SKIP_REASONS[plan.because];
  return [{ id, fullname, office, because }];
}
