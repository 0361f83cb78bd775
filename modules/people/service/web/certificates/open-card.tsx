import { Anchor, Group, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { ReadCardAhead } from '@talaan/personnel/web/record/record-card.ts';
import type { RecordPerson } from '@talaan/personnel/web/record/record-tab.ts';
import { CERTIFICATE_KINDS, listCertificates } from '../../contract/certificates.ts';
import { StateBadge } from './state-badge.tsx';

const openOf = (person: number) => ({ query: { person, show: 'open' as const, per_page: 5 } });

export const readAhead: ReadCardAhead = (ask, id) => ask(listCertificates, { ...openOf(id), together: true });

/** Certificates that a person has asked for and that are not released yet; nothing where there are none. */
export function Card({ person }: { person: RecordPerson }) {
  const answer = useCall(listCertificates, openOf(person.id));
  if (answer.data?.total === 0) return null;
  return (
    <CardFrame title={say('Certificates in progress')} answer={answer}>
      {({ certificates }) => (
        <Stack gap="xs">
          {certificates.map(({ id, kind, state }) => (
            <Group key={id} justify="space-between" gap="xs" wrap="nowrap">
              <Anchor component={Link} to={`/coe/${id}`} size="sm" truncate>
                {CERTIFICATE_KINDS[kind]}
              </Anchor>
              <StateBadge state={state} />
            </Group>
          ))}
        </Stack>
      )}
    </CardFrame>
  );
}
