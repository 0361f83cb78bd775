import { useState } from 'react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { openedLater, shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { Decide } from '@talaan/requests/web/parts/decide.tsx';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { readTrip, type Trip } from '../../contract/trips.ts';
import { describeDays } from '../../rules/trip-days.ts';
import type { OwnStep } from './own-step-dialog.tsx';
import { PaperDialog, type TripPaper } from './paper-dialog.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripState } from './trip-state.tsx';
import { NOTHING_OPEN } from '../opened.ts';

const NewTrip = shownLater(async () => (await import('./new-trip.tsx')).NewTrip);
const OwnStepDialog = openedLater(async () => (await import('./own-step-dialog.tsx')).OwnStepDialog);

interface TripDrawerProps {
  forOthers: boolean;
  /** HR files for others alone. */
  isHr: boolean;
}

/** Beside the list: one trip, or the form of a new one; both are in the address. */
export function TripDrawer({ forOthers, isHr }: TripDrawerProps) {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('trip')) || undefined;
  const isFiling = search.get('file') !== null;
  const day = dayInAddress(search, 'file');
  const open = (trip: number) => change({ ...NOTHING_OPEN, trip }, { replace: true });
  return (
    <SideDrawer
      opened={id !== undefined || isFiling}
      onClose={() => change(NOTHING_OPEN)}
      size={isPhone ? '100%' : 'min(640px, 90vw)'}
      title={isFiling ? say('File travel') : say('Official business travel')}
    >
      {isFiling && (
        <NewTrip key={day} day={day} forOthers={forOthers} isHr={isHr} onFiled={open} meanwhile={<Skeleton h={420} aria-busy />} />
      )}
      {id !== undefined && <OpenTrip key={id} id={id} />}
    </SideDrawer>
  );
}

function OpenTrip({ id }: { id: number }) {
  const answer = useCall(readTrip, { params: { id } });
  const trip = answer.data?.trip;
  if (answer.isError && !trip) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!trip) return <Skeleton h={320} aria-busy />;
  return (
    <Stack gap="md" component="section" aria-label={`${trip.destination}, ${describeDays(trip)}`}>
      <Stack gap={4}>
        <Text fw={600} size="lg">
          {trip.destination}
        </Text>
        <Group gap="xs">
          <TripState trip={trip} />
          <Text size="sm" c="dimmed">
            {describeDays(trip)}
          </Text>
        </Group>
      </Stack>
      <Buttons trip={trip} />
      <TripFacts trip={trip} />
      <RequestSteps id={id} />
    </Stack>
  );
}

const OWN_STEPS: readonly OwnStep[] = ['resubmit', 'complete', 'shorten'];

function Buttons({ trip }: { trip: Trip }) {
  const [step, setStep] = useState<OwnStep>();
  const [paper, setPaper] = useState<TripPaper>();
  const isBefore = useToday() < trip.last_day;
  // The host signs on the last day.
  const own = trip.actions.filter(({ action }) => OWN_STEPS.includes(action as OwnStep) && !(action === 'complete' && isBefore));
  const isOrdered = trip.state === 'APPROVED' || trip.state === 'COMPLETED';
  const papers: [TripPaper, string, boolean][] = [
    ['order', isOrdered ? say('Travel order') : say('Draft of the order'), trip.state !== 'DISAPPROVED' && trip.state !== 'CANCELLED'],
    ['form', say('Certificate to sign'), isOrdered],
    ['signed', say('Signed certificate'), trip.has_certificate],
  ];
  const request = { id: trip.id, title: `${trip.destination}, ${describeDays(trip)}`, seen: trip.seen, screen: '', actions: trip.actions };
  return (
    <Group gap="xs">
      {papers
        .filter(([, , isThere]) => isThere)
        .map(([name, label]) => (
          <Button key={name} variant="default" leftSection={<IconFileText size={16} />} onClick={() => setPaper(name)}>
            {label}
          </Button>
        ))}
      {own.map(({ action, label }) => (
        <Button key={action} variant={action === 'shorten' ? 'default' : 'filled'} onClick={() => setStep(action as OwnStep)}>
          {label}
        </Button>
      ))}
      <Decide request={request} onItsScreen />
      {step && <OwnStepDialog trip={trip} step={step} onClose={() => setStep(undefined)} />}
      {paper && <PaperDialog trip={trip} paper={paper} onClose={() => setPaper(undefined)} />}
    </Group>
  );
}
