import { useState } from 'react';
import { Alert, Anchor, Button, Card, Grid, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { joinApplicants, listApplicants, readApplicant, SOURCES } from '../../contract/hr.ts';
import { listUploads } from '../../contract/uploads.ts';
import { describePost } from '../closing-time.ts';
import { StateBadge } from '../state-badge.tsx';
import { UploadsCard } from './uploads-card.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';

type Found = Answer<typeof readApplicant>;

/** An applicant with all their applications, and the records that are likely of the same person. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readApplicant, { params: { id } });
  if (answer.isError) return <RecordFailed title="Applicant profile" list="/rsp/applicants" answer={answer} />;
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const { applicant, applications, doubles } = answer.data;
  return (
    <Page title={applicant.fullname} intro={`${applicant.idno}, ${SOURCES[applicant.source].toLowerCase()}`}>
      <Stack gap="md">
        <Doubles id={id} found={answer.data} doubles={doubles} />
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Stack gap="md">
              <Card withBorder padding="lg">
                <Facts
                  facts={[
                    ['Office', applicant.office],
                    ['Sex', applicant.sex],
                    ['Birth date', applicant.birth_date && longDate(applicant.birth_date)],
                    ['E-mail', applicant.email],
                    ['Mobile', applicant.mobile],
                    ['Agreed to the privacy notice', applicant.consented_at && formatInstant(applicant.consented_at)],
                    ['Deleted on', applicant.delete_on && longDate(applicant.delete_on)],
                  ]}
                />
              </Card>
              {applicant.is_applicant && (
                <ForCallers of={listUploads}>
                  <UploadsCard applicant={id} />
                </ForCallers>
              )}
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 7 }}>
            <Stack gap="xs">
              <Title order={2} size="h4">
                Applications
              </Title>
              {applications.length === 0 && <Text size="sm">Nothing was submitted yet.</Text>}
              {applications.map((one) => (
                <Card key={one.id} withBorder padding="sm" component="article" aria-label={one.post.title}>
                  <Stack gap={2}>
                    <Anchor component={Link} to={`/rsp/job/${one.post.id}/applicant/${id}/profile/${one.id}`} fw={500}>
                      {one.post.title}
                    </Anchor>
                    <Text size="sm" c="dimmed">
                      {[one.reference, describePost(one.post), one.submitted_at && formatInstant(one.submitted_at)]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                    <div>
                      <StateBadge state={one.state} />
                    </div>
                  </Stack>
                </Card>
              ))}
            </Stack>
          </Grid.Col>
        </Grid>
      </Stack>
    </Page>
  );
}

function Doubles({ id, found, doubles }: { id: number; found: Found; doubles: Found['doubles'] }) {
  const [joining, setJoining] = useState<Found['doubles'][number]>();
  if (doubles.length === 0) return null;
  return (
    <Alert color="yellow" title="Likely the same person">
      <Stack gap="xs">
        {doubles.map((double) => (
          <Text key={double.id} size="sm">
            {double.fullname} ({double.idno}), by {double.because};{' '}
            {double.is_applicant ? `${double.applications} submitted` : 'on record in personnel'}.{' '}
            {found.applicant.is_applicant && (
              <ForCallers of={joinApplicants}>
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => setJoining(double)}
                  aria-label={`Join to this record: ${double.fullname} ${double.idno}`}
                >
                  Join to this record
                </Button>
              </ForCallers>
            )}
          </Text>
        ))}
      </Stack>
      {joining && <JoinDialog id={id} name={found.applicant.fullname} into={joining} onClose={() => setJoining(undefined)} />}
    </Alert>
  );
}

interface JoinDialogProps {
  id: number;
  name: string;
  into: Found['doubles'][number];
  onClose: () => void;
}

function JoinDialog({ id, name, into, onClose }: JoinDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog onClose={onClose} title="Join two records">
      <Stack gap="sm">
        <Text size="sm">
          The applications of {name} move to {into.fullname} ({into.idno}), and this record is no longer used. This cannot be undone.
        </Text>
        <FormShell
          endpoint={joinApplicants}
          params={{ id }}
          initial={{ reason: '' }}
          body={({ reason }) => ({ reason, into: into.id })}
          draft={`applicants:join:${id}`}
          submit="Join"
          danger
          success="The records were joined."
          alsoRefresh={[listApplicants]}
          onDone={() => void navigate(into.is_applicant ? `/rsp/applicants/${into.id}/profile/` : '/rsp/applicants')}
        >
          {(form) => <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />}
        </FormShell>
      </Stack>
    </Dialog>
  );
}
