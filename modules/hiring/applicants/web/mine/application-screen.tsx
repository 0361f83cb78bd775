import { useState } from 'react';
import { Alert, Anchor, Button, Card, Checkbox, Group, List, Progress, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import {
  beginApplication,
  discardApplication,
  listOpenPosts,
  listOwnApplications,
  readOwnApplication,
  submitApplication,
  type OwnApplication,
} from '../../contract/mine.ts';
import { PRIVACY_NOTICE } from '../../rules/privacy-notice.ts';
import { describePost, formatClosing } from '../closing-time.ts';
import { PaperList } from './paper-list.tsx';

const STATUS = '/account/application/status';

/** One’s own application for a post: the sheet, the papers, what is missing, and the button. */
export function Screen() {
  const { jobID, applicantID } = useParams();
  const post = Number(jobID);
  const answer = useCall(readOwnApplication, { params: { post_id: post, personnel_id: Number(applicantID) } });
  if (answer.isError)
    return (
      <Page title={say('Application')}>
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
        <Anchor component={Link} to="/jobs/apply_now">
          {say('Back to the open posts')}
        </Anchor>
      </Page>
    );
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const own = answer.data;
  return (
    <Page title={say('Application')} intro={`${own.post.title}, ${describePost(own.post)}. ${formatClosing(own.post)}`}>
      <Stack gap="md">
        {own.closed && <Alert color="yellow">{own.closed}</Alert>}
        {own.application && own.application.state !== 'DRAFT' ? <Submitted own={own} /> : <Draft own={own} post={post} />}
      </Stack>
    </Page>
  );
}

function Submitted({ own: { application } }: { own: OwnApplication }) {
  return (
    <Alert title={say('Submitted as {reference}', { reference: application!.reference ?? say('a draft') })}>
      <Text size="sm">{application!.said}</Text>
      <Button component={Link} to={`${STATUS}?application=${application!.id}`} mt="xs" variant="default">
        {say('View status')}
      </Button>
    </Alert>
  );
}

function Draft({ own, post }: { own: OwnApplication; post: number }) {
  const begin = useSend(beginApplication, { alsoRefresh: [readOwnApplication, listOpenPosts] });
  const { application } = own;
  if (!application)
    return (
      <Group>
        <Button disabled={own.closed !== ''} loading={begin.isPending} onClick={() => begin.mutate({ params: { post_id: post } })}>
          {say('Begin the application')}
        </Button>
      </Group>
    );
  return (
    <>
      <SheetPart own={own} />
      <Card withBorder padding="md" component="section" aria-label={say('Papers')}>
        <Stack gap="sm">
          <Title order={2} size="h4">
            {say('Papers')}
          </Title>
          <Text size="sm" c="dimmed">
            {say('Scan each paper as a PDF of at most 3 MB. The letter of intent names the position and the item.')}
          </Text>
          <PaperList
            application={application.id}
            requirements={own.requirements}
            papers={own.papers}
            reusable={own.reusable}
            mayChange={own.closed === ''}
          />
        </Stack>
      </Card>
      <SubmitPart own={own} />
    </>
  );
}

function SheetPart({ own: { completeness, missing } }: { own: OwnApplication }) {
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Personal data sheet')}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {say('Personal data sheet')}
          </Title>
          <Group gap="xs">
            <Button component={Link} to="/account/profile/import" variant="subtle">
              {say('Bring a filled workbook')}
            </Button>
            <Button component={Link} to="/account/profile" variant="default">
              {say('Fill the sheet')}
            </Button>
          </Group>
        </Group>
        <Group gap="sm" wrap="nowrap">
          <Progress value={completeness} flex={1} aria-label={say('Completeness of the data sheet')} />
          <Text size="sm" fw={600}>
            {completeness}%
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {missing.sheet.length === 0
            ? say('The sheet is complete. A copy of it goes with the application when you submit.')
            : say('It is the same sheet for all your applications.')}
        </Text>
      </Stack>
    </Card>
  );
}

function SubmitPart({ own }: { own: OwnApplication }) {
  const { application, missing, closed } = own;
  const id = application!.id;
  const navigate = useNavigate();
  const [agrees, setAgrees] = useState(false);
  const [error, setError] = useState<string>();
  const changed = { alsoRefresh: [readOwnApplication, listOpenPosts, listOwnApplications] };
  const submit = useSend(submitApplication, {
    ...changed,
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate(`${STATUS}?application=${id}`);
    },
  });
  const discard = useSend(discardApplication, {
    ...changed,
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/jobs/apply_now');
    },
  });
  const isComplete = missing.sheet.length === 0 && missing.papers.length === 0;
  const send = () => {
    if (!isComplete) return setError('First add what is missing: see the list.');
    if (!agrees) return setError('Agree to the privacy notice: without it the papers cannot be reviewed.');
    setError(undefined);
    submit.mutate({ params: { id }, body: { consent: true } });
  };
  const ask = async () => {
    const question = say('The draft and the papers in it are deleted. Your data sheet stays.');
    if (await confirm({ title: say('Discard the draft ?'), question, action: say('Discard'), danger: true }))
      discard.mutate({ params: { id } });
  };
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Submit')}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say('Submit')}
        </Title>
        {isComplete ? <Text size="sm">{say('Nothing is missing.')}</Text> : <StillMissing missing={missing} />}
        {PRIVACY_NOTICE.map(({ title, text }) => (
          <Text key={title} size="sm">
            <b>{title}.</b> {text}
          </Text>
        ))}
        <Checkbox
          label={say('I agree, and what I declare is true')}
          checked={agrees}
          onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
        />
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="red" loading={discard.isPending} onClick={() => void ask()}>
            {say('Discard the draft')}
          </Button>
          <Button disabled={closed !== ''} loading={submit.isPending} leftSection={<IconSend size={16} />} onClick={send}>
            {say('Submit the application')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

/** So many lines of the data sheet are shown at first. */
const SHOWN_AT_FIRST = 5;

/** The papers and what the data sheet lacks; each line of the sheet leads to its box. */
function StillMissing({ missing: { papers, sheet } }: Pick<OwnApplication, 'missing'>) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? sheet : sheet.slice(0, SHOWN_AT_FIRST);
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" fw={500}>
        {say('Still missing')}
      </Text>
      <List size="sm">
        {papers.map((label) => (
          <List.Item key={label}>{label}</List.Item>
        ))}
        {shown.map(({ message, link }) => (
          <List.Item key={`${link} ${message}`}>
            {say('Data sheet:')}{' '}
            <Anchor component={Link} to={link} size="sm" underline="always">
              {message}
            </Anchor>
          </List.Item>
        ))}
      </List>
      {sheet.length > SHOWN_AT_FIRST && (
        <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? say('Show fewer') : say('Show all {length} missing entries of the data sheet', { length: sheet.length })}
        </Button>
      )}
    </Stack>
  );
}
