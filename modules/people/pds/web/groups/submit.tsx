import { useState } from 'react';
import { Alert, Anchor, Blockquote, Button, Card, Checkbox, Group as Line, List, Stack, Text, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { VerifiedCopies } from '../copies/verified-copies.tsx';
import { OATH } from '../../contract/questions.ts';
import { submissionFlow } from '../../rules/workflow.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import { SheetStateBadge, formatNext } from '../sheet/sheet-state.tsx';
import { attempt } from '../sheet/use-sheet-store.ts';

/** The oath of item 42, the button, and what happens then. */
export function Group() {
  const { sheet, whose } = useSheet();
  const { applicant_only: isApplicant } = useCurrentUser();
  const mayNow = sheet.standing.actions.includes('submit');
  if (isApplicant) return <GoesWithApplications />;
  return (
    <Stack gap="xl">
      {mayNow && <SubmitForm />}
      <Steps />
      <VerifiedCopies whose={whose} />
    </Stack>
  );
}

function GoesWithApplications() {
  return (
    <Text size="sm">
      {say(
        'You do not submit this sheet alone. Each time you submit an application, a copy of the sheet goes with it and stays as it was on that day.',
      )}{' '}
      <Anchor component={Link} to="/jobs/apply_now" size="sm" underline="always">
        {say('Go to the job vacancies')}
      </Anchor>
    </Text>
  );
}

function SubmitForm() {
  const { sheet, savers, actions, showMissing } = useSheet();
  const [isSworn, setSworn] = useState(false);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const missing = sheet.standing.missing.length;
  const submit = async () => {
    showMissing();
    if (missing > 0) return setError('First fill in what is missing: see the list at the top of the page.');
    if (sheet.is_mine && !isSworn) return setError('Tick the box: the sheet is submitted under oath.');
    setError(undefined);
    setPending(true);
    if (await savers.flush()) {
      await attempt(async () => showSuccess(await actions.submit()));
    } else {
      setError('Some changes are not saved yet. See the line at the top, then submit again.');
    }
    setPending(false);
  };
  return (
    <Stack gap="md">
      <Blockquote p="md">
        <Text size="sm">{OATH}</Text>
        <Text size="sm" mt="xs" component="cite" display="block">
          {say('CS Form No. 212, item 42')}
        </Text>
      </Blockquote>
      {sheet.is_mine && (
        <Checkbox
          label={say('I declare this under oath')}
          checked={isSworn}
          onChange={({ currentTarget }) => setSworn(currentTarget.checked)}
        />
      )}
      <List size="sm" spacing={4}>
        <List.Item>{say('HR checks each row with its attachments; until then the sheet cannot be changed.')}</List.Item>
        <List.Item>{say('A row that is returned comes back to you with a remark. The others stay as they are.')}</List.Item>
        <List.Item>{say('Once verified, a copy is kept as it was. Print it, sign each page and have it sworn.')}</List.Item>
      </List>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Line>
        <Button leftSection={<IconSend size={16} />} loading={isPending} onClick={() => void submit()}>
          {say('Submit for checking')}
        </Button>
      </Line>
    </Stack>
  );
}

/** The steps of the submission, who took them and who is next; of a draft, who would check it. */
function Steps() {
  const { sheet } = useSheet();
  const { state, request_id } = sheet.standing;
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Steps')}>
      <Stack gap="md">
        <Line gap="xs">
          <Title order={3}>{say('Steps')}</Title>
          <SheetStateBadge state={state} />
        </Line>
        <Text size="sm">{formatNext(sheet.standing, sheet.is_mine)}</Text>
        {request_id !== null && <RequestSteps id={request_id} />}
        {request_id === null && sheet.is_mine && <RoutePreview kind={submissionFlow.kind} />}
      </Stack>
    </Card>
  );
}
