import { useEffect, useMemo, useState } from 'react';
import { Button, Group, Image, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
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

interface PunchDrawerProps {
  onReject: (punch: ReviewedPunch) => void;
}

/** One punch beside the list, with its photo; it is in the address as `punch`. */
export function PunchDrawer({ onReject }: PunchDrawerProps) {
  const [search, setSearch] = useSearchParams();
  const isPhone = useIsPhone();
  const id = Number(search.get('punch')) || undefined;
  const close = () =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('punch');
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <SideDrawer opened={id !== undefined} onClose={close} size={isPhone ? '100%' : 'min(560px, 90vw)'} title="Punch at a kiosk">
      {id !== undefined && <OpenPunch key={id} id={id} onReject={onReject} />}
    </SideDrawer>
  );
}

function OpenPunch({ id, onReject }: PunchDrawerProps & { id: number }) {
  const answer = useCall(readKioskPunch, { params: { id } });
  const punch = answer.data?.punch;
  if (answer.isError && !punch) return <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />;
  if (!punch) return <Skeleton h={320} aria-busy />;
  return (
    <Stack gap="md">
      {punch.has_photo ? (
        <Photo id={id} />
      ) : (
        <Text size="sm" c="dimmed">
          {punch.way === 'CARD' ? 'A punch by card has no photo.' : 'There is no photo any more: the time that photos are kept is over.'}
        </Text>
      )}
      <Facts
        facts={[
          ['Person', punch.person ? `${punch.person.fullname} (${punch.person.idno})` : 'Nobody'],
          ['Office', punch.person?.office],
          [punch.way === 'CARD' ? 'Card' : 'Number entered', punch.given],
          ['By', WAYS[punch.way]],
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
          label="Whose punch it is"
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

function Photo({ id }: { id: number }) {
  const file = useQuery({
    queryKey: ['kiosk photo', id],
    queryFn: () => fetchFile(readKioskPhoto, { params: { id } }),
    gcTime: 0,
    meta: { search: true },
  });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (file.isError) return <LoadFailed message={file.error.message} onRetry={() => void file.refetch()} />;
  if (!address) return <Skeleton h={270} aria-busy />;
  return <Image src={address} alt="Photo taken with the punch" radius="md" />;
}
