import { Alert, Anchor, Grid, List, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readAppointment, type AppointmentRecord } from '../contract/appointments.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { Checklist } from './checklist.tsx';
import { Forms } from './forms.tsx';
import { StateBadge } from './state-badge.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readAppointment, { params: { id } });
  const appointment = answer.data?.appointment;
  if (answer.isError) return <RecordFailed title="Appointment" list="/rsp/appointments" answer={answer} />;
  if (appointment?.id !== id) return <Skeleton h={420} aria-busy />;
  return (
    <Page
      title={appointment.fullname}
      intro={`${appointment.position}, ${appointment.office_name}`}
      actions={<AppointmentActions appointment={appointment} />}
    >
      {appointment.warnings.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="For your attention">
          {appointment.warnings.join(' ')}
        </Alert>
      )}
      <EndsByInvalidation appointment={appointment} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="md">
            <RecordPart title="Appointment">
              <StateBadge state={appointment.state} />
              <AppointmentFacts appointment={appointment} />
            </RecordPart>
            <RecordPart title="Papers">
              <Checklist appointment={appointment} />
            </RecordPart>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md">
            <RecordPart title="Forms">
              <Forms appointment={appointment} />
            </RecordPart>
            <RecordPart title="Steps">
              <Steps steps={appointment.steps} />
            </RecordPart>
            {appointment.next.length > 0 && (
              <RecordPart title="Next in rank">
                <Text size="sm" c="dimmed">
                  Also recommended. The offer may go to them where it is declined, once the appointing authority selects them.
                </Text>
                <List size="sm">
                  {appointment.next.map(({ fullname, rank, position, salary_grade }) => (
                    <List.Item key={`${rank} ${fullname}`}>
                      {rank !== null && `Rank ${rank}: `}
                      {fullname}
                      <Text size="xs" c="dimmed">
                        {position === null
                          ? 'Applicant from outside'
                          : [position, salary_grade && `SG ${salary_grade}`].filter(Boolean).join(' · ')}
                      </Text>
                    </List.Item>
                  ))}
                </List>
              </RecordPart>
            )}
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function Steps({ steps }: { steps: AppointmentRecord['steps'] }) {
  if (steps.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Drafted; nothing happened since.
      </Text>
    );
  return (
    <Stack gap="xs">
      {steps.map((step) => (
        <Stack key={`${step.at} ${step.label}`} gap={0}>
          <Text size="sm" fw={500}>
            {step.label}
          </Text>
          <Text size="xs" c="dimmed">
            {formatInstant(step.at)} by {step.by}
            {step.reason && `. ${step.reason}`}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** After the assumption an invalidated appointment ends by a separation (domain page, section 10.4). */
function EndsByInvalidation({ appointment: { state, assumed_on, personnel_id } }: { appointment: AppointmentRecord }) {
  if (assumed_on === null || personnel_id === null || (state !== 'INVALIDATED' && state !== 'APPEALED')) return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="The CSC invalidated this appointment after duty was assumed">
      Where the invalidation is final, the engagement ends; services that were rendered are paid. Record the separation{' '}
      <Anchor component={Link} to={`/personnels/${personnel_id}?tab=moves`} inherit underline="always">
        among the movements of the person
      </Anchor>
      .
    </Alert>
  );
}
