import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button, Group, Image, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { RegisteredPhoto } from '@talaan/faces/web/register/registered-photo.tsx';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import {
  confirmKioskPunches,
  DOUBTS,
  readKioskPhoto,
  readKioskPunch,
  REVIEW_STATES,
  WAYS,
  type ReviewedPunch,
} from '../../contract/review.ts';

/** The first registered image is always the one to the front. */
const FRONT = 1;

interface PunchDrawerProps {
  onReject: (punch: ReviewedPunch) => void;
}

/** One punch beside the list, with its photo; it is in the address as `punch`. */
export function PunchDrawer({ onReject }: PunchDrawerProps) {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('punch')) || undefined;
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={() => change({ punch: null })}
      size={isPhone ? '100%' : 'min(560px, 90vw)'}
      title="Punch at a kiosk"
    >
      {id !== undefined && <OpenPunch key={id} id={id} onReject={onReject} />}
    </SideDrawer>
  );
}

function OpenPunch({ id, onReject }: PunchDrawerProps & { id: number }) {
  const answer = useCall(readKioskPunch, { params: { id } });
  const punch = answer.data?.punch;
  if (answer.isError && !punch) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!punch) return <Skeleton h={320} aria-busy />;
  return (
    <Stack gap="md">
      {punch.has_photo ? (
        <Photos punch={punch} />
      ) : (
        <Text size="sm" c="dimmed">
          {punch.way === 'CARD' ? 'A punch by card has no photo.' : 'There is no photo any more: the time that photos are kept is over.'}
        </Text>
      )}
      <Facts
        facts={[
          ['Person', punch.person ? `${punch.person.fullname} (${punch.person.idno})` : 'Unknown person'],
          ['Office', punch.person?.office],
          [punch.way === 'CARD' ? 'Card' : 'Number entered', punch.way !== 'FACE' && punch.given],
          ['By', WAYS[punch.way]],
          ['Alike', punch.face && formatScores(punch.face)],
          ['Real, alive', punch.face && `${punch.face.real} and ${punch.face.live} of 1,000`],
          ['Time', formatInstant(punch.at)],
          ['Clock of the tablet', formatInstant(punch.tablet_at)],
          ['Received', formatInstant(punch.received_at)],
          ['Kiosk', `${punch.device}, ${punch.campus}`],
          ['Why', DOUBTS[punch.doubt]],
          ['Counts', punch.counts ? 'Yes' : 'No'],
          ['State', REVIEW_STATES[punch.state]],
          ['Decided by', punch.decided_by],
          ['Reason', punch.reason],
        ]}
      />
      {punch.state === 'PENDING' && <Decision punch={punch} onReject={onReject} />}
    </Stack>
  );
}

function Decision({ punch, onReject }: PunchDrawerProps & { punch: ReviewedPunch }) {
  const [person, setPerson] = useState<number | null>(null);
  const send = useSend(confirmKioskPunches, { onDone: ({ message }) => showSuccess(message) });
  const needsPerson = punch.person === null;
  return (
    <Stack gap="sm">
      {needsPerson && (
        <PersonPicker
          label="Employee"
          required
          value={person}
          onChange={(id) => setPerson(id)}
          error={send.error?.errors.personnel_id?.join(' ')}
        />
      )}
      <Group>
        <Button
          loading={send.isPending}
          disabled={needsPerson && person === null}
          onClick={() => send.mutate({ body: { ids: [punch.id], personnel_id: needsPerson ? person : null } })}
        >
          Confirm
        </Button>
        <Button variant="default" c="red" onClick={() => onReject(punch)}>
          Reject
        </Button>
      </Group>
    </Stack>
  );
}

function formatScores({ score, second }: NonNullable<ReviewedPunch['face']>): string {
  if (score === null) return 'No one who is registered';
  return `${score} of 1,000${second === null ? '' : `; the second best ${second}`}`;
}

/** What the kiosk took, beside the registered image of the person it may be. */
function Photos({ punch: { id, person, face } }: { punch: ReviewedPunch }) {
  if (!person || !face?.is_registered) return <Photo id={id} />;
  return (
    <SimpleGrid cols={2} spacing="xs">
      <Figure says="At the kiosk">
        <Photo id={id} />
      </Figure>
      <Figure says="Registered">
        <RegisteredPhoto person={person.id} image={FRONT} label={`Registered image of ${person.fullname}`} />
      </Figure>
    </SimpleGrid>
  );
}

function Figure({ says, children }: { says: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Text size="sm">{says}</Text>
      {children}
    </Stack>
  );
}

function Photo({ id }: { id: number }) {
  const file = useQuery({
    queryKey: ['kiosk photo', id],
    queryFn: () => fetchFile(readKioskPhoto, { params: { id } }),
    gcTime: 0,
    meta: { search: true },
  });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (file.isError) return <LoadFailed isSilent failure={file.error} onRetry={() => void file.refetch()} />;
  if (!address) return <Skeleton h={270} aria-busy />;
  return <Image src={address} alt="Photo taken with the punch" radius="md" />;
}
