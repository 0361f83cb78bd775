import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { readFacePerson, type FaceState } from '../../contract/people.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { ConsentPart } from './consent-part.tsx';
import { EnrolmentPart } from './enrolment-part.tsx';
import { FaceStateBadge } from './face-state.tsx';

export type FacePerson = Answer<typeof readFacePerson>;

/** A person beside the list, with their consent and their registered face; they are in the address as `person`. */
export function FaceDrawer() {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('person')) || undefined;
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={() => change({ person: null })}
      size={isPhone ? '100%' : 'min(560px, 90vw)'}
      title="Recognition by face"
    >
      {id !== undefined && <OpenPerson key={id} id={id} />}
    </SideDrawer>
  );
}

function OpenPerson({ id }: { id: number }) {
  const answer = useCall(readFacePerson, { params: { id } });
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const { person } = answer.data;
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={600}>{person.fullname}</Text>
          <Text size="sm" c="dimmed">
            {[person.idno, person.office].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <FaceStateBadge state={stateOf(answer.data)} />
      </Group>
      <ConsentPart found={answer.data} />
      <EnrolmentPart found={answer.data} />
    </Stack>
  );
}

function stateOf({ consent, enrolment, withdrawn }: FacePerson): FaceState {
  if (enrolment) return 'ENROLLED';
  if (consent) return 'CONSENTED';
  return withdrawn ? 'WITHDRAWN' : 'NONE';
}
