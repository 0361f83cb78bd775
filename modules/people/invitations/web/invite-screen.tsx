import { Alert, Button, Card, Group, Radio, Skeleton, Stack } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { ChosenPeopleFields } from '@talaan/personnel/web/chosen-people/chosen-people-fields.tsx';
import { useChosenPeople } from '@talaan/personnel/web/chosen-people/use-chosen-people.ts';
import { invitePeople, previewInvitations, type InvitationPreview } from '../contract/invitations.ts';
import type { Act } from '../rules/plan-invitation.ts';
import { PreviewSummary } from './preview-summary.tsx';

const ACTS: Record<Act, { label: string; description: string }> = {
  invite: {
    label: 'Invite',
    description:
      'A letter to those who have an e-mail address, a slip with a code for the others. People who are invited already get nothing.',
  },
  remind: {
    label: 'Remind',
    description:
      'A new letter to those who were invited by letter and have not activated their accounts. The link of the earlier one ends.',
  },
  slips: {
    label: 'Slips for all',
    description: 'A slip with a new code for each, also in place of lost or expired ones. Earlier links and codes end.',
  },
};
const NAMES = Object.keys(ACTS) as Act[];

/** Who is invited, what that does, and the one button; who and how are in the address. */
export function Screen() {
  const { choice, choose, job, follow } = useChosenPeople();
  const { search, change } = useAddress();
  const navigate = useNavigate();
  const act = NAMES.find((name) => name === search.get('act')) ?? 'invite';
  const preview = useCall(previewInvitations, { query: { ...choice, act } }, { enabled: job === null });
  const found = preview.isPlaceholderData ? undefined : preview.data;
  const sending = useSend(invitePeople, {
    onDone: (answer) => {
      showSuccess(answer.message);
      if (answer.job) follow(answer.job.id);
      else void navigate('/settings/admin/invitations');
    },
  });
  return (
    <Page title="Invite people" intro="Each gets a link or a code to activate their account, once. Review before sending.">
      {job ? (
        <Stack gap="sm">
          <JobProgress id={job} />
          <Group gap="sm">
            <Button component={Link} to="/settings/admin/invitations" variant="default">
              To the invitations
            </Button>
            <Button variant="default" onClick={() => follow(null)}>
              Invite others
            </Button>
          </Group>
        </Stack>
      ) : (
        <Card withBorder padding="lg">
          <Stack gap="lg">
            <ChosenPeopleFields choice={choice} onChange={choose} />
            {found && !found.sends_letters && (
              <Alert color="blue" title="No mail server is set">
                Everyone is invited by a slip with a code. Letters go out once the administrator of the server sets one.
              </Alert>
            )}
            <Radio.Group label="What they get" value={act} onChange={(name) => change({ act: name }, { replace: true })}>
              <Stack gap="sm" mt="xs">
                {NAMES.filter((name) => name !== 'remind' || found?.sends_letters !== false).map((name) => (
                  <Radio key={name} value={name} label={ACTS[name].label} description={describeAct(name, found)} />
                ))}
              </Stack>
            </Radio.Group>
            {preview.isError ? (
              <LoadFailed failure={preview.error} onRetry={() => void preview.refetch()} />
            ) : found ? (
              <PreviewSummary preview={found} />
            ) : (
              <Skeleton h={160} aria-busy />
            )}
            {found && found.letters + found.slips > 0 && (
              <Button w="fit-content" loading={sending.isPending} onClick={() => sending.mutate({ body: { ...choice, act } })}>
                {formatAct(found)}
              </Button>
            )}
          </Stack>
        </Card>
      )}
    </Page>
  );
}

/** Without letters inviting is to print slips. */
function describeAct(act: Act, found: InvitationPreview | undefined): string {
  if (act === 'invite' && found?.sends_letters === false) return 'A slip with a code for each. People who are invited already get nothing.';
  return ACTS[act].description;
}

function formatAct({ letters, slips }: InvitationPreview): string {
  const parts = [
    ...(letters > 0 ? [`mail ${count(letters, 'letter')}`] : []),
    ...(slips > 0 ? [`print ${count(slips, 'slip')}`] : []),
  ].join(' and ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}
