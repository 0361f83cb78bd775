import { Accordion, Alert, Button, Card, Group, List, Skeleton, Stack, Table, Text, Timeline, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listOwnApplications, type OwnStatus } from '../../contract/mine.ts';
import { describePost } from '../closing-time.ts';
import { LetterList } from '../letter-list.tsx';
import { StateBadge } from '../state-badge.tsx';
import { OwnActions } from './own-actions.tsx';

/** One’s applications; the open one is in the address. */
export function Screen() {
  const answer = useCall(listOwnApplications, {});
  const [search, setSearch] = useSearchParams();
  const applications = answer.data?.applications ?? [];
  const open = search.get('application') ?? String(applications[0]?.id ?? '');
  return (
    <Page title={say('My applications')} intro={say('Status and letters of your applications.')}>
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.data && !answer.isError && <Skeleton h={240} aria-busy />}
      {answer.data && applications.length === 0 && (
        <Card withBorder>
          <NothingHere title={say('You have not applied yet')} description={say('Choose an open post and apply for it.')} />
          <Group justify="center">
            <Button component={Link} to="/jobs/apply_now">
              {say('See the open posts')}
            </Button>
          </Group>
        </Card>
      )}
      <Accordion
        variant="contained"
        value={open}
        onChange={(value) => setSearch(value ? { application: value } : {}, { replace: true, preventScrollReset: true })}
      >
        {applications.map((one) => (
          <Accordion.Item key={one.id} value={String(one.id)}>
            <Accordion.Control>
              <Group justify="space-between" gap="xs">
                <Stack gap={0} flex="1 1 14rem" miw={0}>
                  <Text fw={600}>{one.post.title}</Text>
                  <Text size="sm" c="dimmed">
                    {[one.reference ?? say('Draft'), describePost(one.post)].join(' · ')}
                  </Text>
                </Stack>
                <StateBadge state={one.state} toApplicant />
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <Status one={one} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Page>
  );
}

function Status({ one }: { one: OwnStatus }) {
  return (
    <Stack gap="md">
      <Text>{one.said}.</Text>
      {one.reason && <Alert color="yellow">{one.reason}</Alert>}
      <OwnActions one={one} />
      {one.steps.length > 0 && (
        <Timeline bulletSize={16} active={one.steps.length - 1}>
          {one.steps.map((step) => (
            <Timeline.Item key={step.no} title={step.said}>
              <Text size="sm" c="dimmed">
                {formatInstant(step.at)}
              </Text>
              {step.reason && <Text size="sm">{step.reason}</Text>}
            </Timeline.Item>
          ))}
        </Timeline>
      )}
      {one.scores.length > 0 && <Scores scores={one.scores} />}
      {one.papers.length > 0 && (
        <Stack gap={4}>
          <Title order={2} size="h5">
            {say('Papers that you sent')}
          </Title>
          <List size="sm">
            {one.papers.map((paper) => (
              <List.Item key={paper.id}>
                {paper.label}: {paper.name}
              </List.Item>
            ))}
          </List>
        </Stack>
      )}
      {one.letters.length > 0 && (
        <Stack gap={4}>
          <Title order={2} size="h5">
            {say('Letters')}
          </Title>
          <LetterList letters={one.letters} />
        </Stack>
      )}
    </Stack>
  );
}

function Scores({ scores }: { scores: OwnStatus['scores'] }) {
  const shown = (points: number) => (points / 100).toFixed(2);
  return (
    <Stack gap={4}>
      <Title order={2} size="h5">
        {say('Your scores')}
      </Title>
      <Table maw={420}>
        <Table.Tbody>
          {scores.map(({ factor, points, most }) => (
            <Table.Tr key={factor}>
              <Table.Td>{factor}</Table.Td>
              <Table.Td ta="right">{say('{points} of {most}', { points: shown(points), most: shown(most) })}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
