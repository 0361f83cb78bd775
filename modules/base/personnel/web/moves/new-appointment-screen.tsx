import { Card, Grid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { listPersonnel, readPersonnel } from '../../contract.ts';
import { appoint, listMoves, previewAppointment } from '../../contract/moves.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { isPaidByFund } from '../../contract/funds-of-service.ts';
import { AppointmentFields, type AppointmentValues } from './appointment-fields.tsx';
import { PreviewedForm } from './previewed-form.tsx';
import { isRunning, formatDays } from './format-row.ts';
import { DescribedChanges } from './described-changes.tsx';

type Moves = Answer<typeof listMoves>;

/** Reclassification and reappointment, and every other appointment of somebody who is on record (domain, section 10). */
export function Screen() {
  const id = Number(useParams()['id']);
  const answer = useCall(listMoves, { params: { id } });
  const moves = answer.data?.person.id === id ? answer.data : undefined;
  return (
    <Page title="Reclassification and reappointment" intro={moves ? moves.person.fullname : undefined}>
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {moves ? <Appointment key={id} moves={moves} /> : !answer.isError && <Skeleton h={420} aria-busy />}
    </Page>
  );
}

function Appointment({ moves }: { moves: Moves }) {
  const navigate = useNavigate();
  const { id } = moves.person;
  const present = moves.appointments.find(isRunning) ?? moves.appointments[0];
  const initial: AppointmentValues = {
    nature_code: present && !isRunning(present) ? 'REEMP' : 'PROM',
    status_code: present?.status_code === 'SUBS' || !present ? 'PERM' : present.status_code,
    place: 'item',
    item_id: null,
    position_id: null,
    office_id: present?.office_id ?? null,
    salary_grade: null,
    step: null,
    from: today().toString(),
    to: null,
    authority: '',
    remarks: '',
    fund_source_id: null,
    end_designations: [],
  };
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Card withBorder padding="lg">
          <PreviewedForm
            draft={`personnel:${id}:appointment`}
            initial={initial}
            params={{ id }}
            preview={previewAppointment}
            act={appoint}
            body={bodyOf}
            submit="Appoint"
            alsoRefresh={[listMoves, listPersonnel, readPersonnel]}
            onDone={() => void navigate(`/personnels/${id}?tab=moves`)}
            onCancel={() => void navigate(`/personnels/${id}?tab=moves`)}
            show={(preview) => <DescribedChanges preview={preview} />}
          >
            {(form) => <AppointmentFields form={form} designations={moves.designations} />}
          </PreviewedForm>
        </Card>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Card withBorder padding="lg">
          <Present moves={moves} />
        </Card>
      </Grid.Col>
    </Grid>
  );
}

function bodyOf({ place, shown_item: _item, shown_position: _position, fund_source_id: fund, ...values }: AppointmentValues) {
  const toItem = place === 'item' || values.status_code === 'SUBS';
  const without = { position_id: null, office_id: null, salary_grade: null };
  const fund_source_id = isPaidByFund(values.status_code) ? fund : null;
  return { ...values, fund_source_id, ...(toItem ? without : { item_id: null }) };
}

/** What the new appointment takes the place of. */
function Present({ moves: { appointments, salaries } }: { moves: Moves }) {
  const appointment = appointments.find(isRunning);
  const last = appointment ?? appointments[0];
  const salary = salaries.find(isRunning);
  return (
    <Stack gap={4}>
      <Title order={2} size="h4">
        {appointment ? 'Now' : 'Served last'}
      </Title>
      {!last && <Text c="dimmed">No appointment is on record.</Text>}
      {last && (
        <>
          <Text fw={500}>{last.position}</Text>
          <Text size="sm">{last.office}</Text>
          <Text size="sm">
            {last.status}
            {last.item_number === null ? '' : `, item ${last.item_number}`}
          </Text>
          <Text size="sm" c="dimmed">
            {formatDays(last)}
          </Text>
        </>
      )}
      {salary && (
        <Text size="sm">
          {formatPesos(salary.amount)} a month, SG {salary.salary_grade}, step {salary.step}
        </Text>
      )}
    </Stack>
  );
}
