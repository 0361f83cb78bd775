import { useState } from 'react';
import { Anchor, Button, Card, Group, Select, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { calibrateOffice, calibrateReady, readCalibration, readOfficeRatings, type Calibration } from '../../contract/calibration.ts';
import type { OfficeCalibration } from '../../contract/people.ts';
import { formatRating } from '../../rules/rating.ts';
import { Appeals } from './appeals.tsx';
import { OfficeCard } from './office-card.tsx';
import { OfficePeople } from './office-people.tsx';
import { TeamDrawer } from './team-drawer.tsx';

const TABS = { offices: 'Offices', appeals: 'Appeals' } as const;

/** Offices against their people, calibrated as a whole, and the appeals; for members of the team. */
export function Screen() {
  const tab = useScreenPart(TABS);
  const { search } = useAddress();
  const period = Number(search.get('period')) || undefined;
  const answer = useCall(readCalibration, { query: period ? { period } : {} });
  const found = answer.data;
  return (
    <Page
      title="Calibration of ratings"
      intro="The mean of the people of an office must not be above the rating of the office."
      actions={
        <>
          <ScreenParts parts={TABS} keep={['period']} />
          {found && <PeriodChoice found={found} />}
        </>
      }
    >
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={320} aria-busy />}
      {found && tab === 'offices' && <Offices found={found} />}
      {found && tab === 'appeals' && <Appeals appeals={found.appeals} />}
      <TeamDrawer />
    </Page>
  );
}

function PeriodChoice({ found: { shown, periods } }: { found: Calibration }) {
  const { change } = useAddress();
  if (!shown) return null;
  return (
    <Select
      aria-label="Period"
      w={{ base: 160, sm: 220 }}
      allowDeselect={false}
      data={periods.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(shown.id)}
      onChange={(period) => change({ period, unit: null })}
    />
  );
}

function Offices({ found: { offices, shown } }: { found: Calibration }) {
  const { search, change, linkTo } = useAddress();
  const isPhone = useIsPhone();
  const chosen = offices.find(({ office_id }) => office_id === Number(search.get('unit')));
  if (offices.length === 0)
    return (
      <Card withBorder>
        <NothingHere title="No office forms in this period" description="Offices appear once their heads have begun an OPCR or DPCR." />
      </Card>
    );
  if (chosen && shown)
    return (
      <Stack gap="md">
        <Group>
          <Button variant="default" onClick={() => change({ unit: null })}>
            All offices
          </Button>
        </Group>
        <OfficeCard office={chosen}>
          <CalibrateButton office={chosen} periodId={shown.id} />
        </OfficeCard>
        <OfficePeople officeId={chosen.office_id} periodId={shown.id} />
      </Stack>
    );
  return (
    <Stack gap="md">
      {shown && <ReadyButton offices={offices} periodId={shown.id} />}
      <Card withBorder padding={0}>
        <Table.ScrollContainer minWidth={isPhone ? 300 : 720}>
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Office</Table.Th>
                {!isPhone && <Table.Th>Form</Table.Th>}
                <Table.Th>Rating</Table.Th>
                <Table.Th>Mean</Table.Th>
                {!isPhone && <Table.Th>Final</Table.Th>}
                {!isPhone && <Table.Th>State</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {offices.map((office) => (
                <Table.Tr key={office.office_id}>
                  <Table.Td>
                    <Anchor component={Link} to={linkTo({ unit: office.office_id })} size="sm" display="block" py={isPhone ? 12 : 0}>
                      {office.office}
                    </Anchor>
                    {isPhone && <OfficeState office={office} />}
                  </Table.Td>
                  {!isPhone && <Table.Td>{office.form}</Table.Td>}
                  <Table.Td>{office.rating === null ? '–' : formatRating(office.rating)}</Table.Td>
                  <Table.Td>
                    <Text size="sm" component="span" c={office.above_by > 0 ? 'red' : undefined} fw={office.above_by > 0 ? 600 : undefined}>
                      {office.mean === null ? '–' : formatRating(office.mean)}
                    </Text>
                  </Table.Td>
                  {!isPhone && <Table.Td>{office.people === 0 ? '–' : `${office.final} of ${office.people}`}</Table.Td>}
                  {!isPhone && (
                    <Table.Td>
                      <OfficeState office={office} />
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Card>
    </Stack>
  );
}

/** All offices that nothing refuses, at once. */
function ReadyButton({ offices, periodId }: { offices: readonly OfficeCalibration[]; periodId: number }) {
  const [isAsking, setAsking] = useState(false);
  const calibrating = useSend(calibrateReady, {
    alsoRefresh: [readCalibration, readOfficeRatings],
    onDone: ({ message }) => showSuccess(message),
  });
  const ready = offices.filter((office) => stateOf(office)[0] === 'Ready').length;
  if (ready < 2) return null;
  const ask = async () => {
    if (isAsking) return;
    setAsking(true);
    const isSure = await confirm({
      title: 'Calibrate offices',
      question: `Calibrate the ${ready} offices that nothing refuses, with all of their people?`,
      action: 'Calibrate',
    });
    setAsking(false);
    if (isSure) calibrating.mutate({ body: { period_id: periodId } });
  };
  return (
    <Group justify="flex-end">
      <Button loading={calibrating.isPending} onClick={() => void ask()}>
        Calibrate the {ready} ready offices
      </Button>
    </Group>
  );
}

function OfficeState({ office }: { office: OfficeCalibration }) {
  const [words, tone] = stateOf(office);
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}

function stateOf({ above_by, refused, state }: OfficeCalibration): [words: string, tone: Tone] {
  if (state !== 'FINAL' && refused.length === 0) return ['Calibrated', 'good'];
  if (above_by > 0) return ['Above the office', 'bad'];
  return refused.length > 0 ? ['Not all final', 'neutral'] : ['Ready', 'waiting'];
}

function CalibrateButton({ office, periodId }: { office: OfficeCalibration; periodId: number }) {
  const [isAsking, setAsking] = useState(false);
  const calibrating = useSend(calibrateOffice, {
    alsoRefresh: [readCalibration, readOfficeRatings],
    onDone: ({ message }) => showSuccess(message),
  });
  const [words] = stateOf(office);
  if (words === 'Calibrated' || office.refused.length > 0) return null;
  const ask = async () => {
    if (isAsking) return;
    setAsking(true);
    const isSure = await confirm({
      title: 'Calibrate an office',
      question: `Calibrate ${office.office} with ${office.final} people?`,
      action: 'Calibrate',
    });
    setAsking(false);
    if (isSure) calibrating.mutate({ body: { period_id: periodId, office_id: office.office_id } });
  };
  return (
    <Group justify="flex-end">
      <Button loading={calibrating.isPending} onClick={() => void ask()}>
        Calibrate the office
      </Button>
    </Group>
  );
}
