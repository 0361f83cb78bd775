import { useState } from 'react';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { revealNumbers } from '../../contract/record.ts';
import { IDENTITY_NUMBERS, type IdentityKind } from '../../rules/identity-numbers.ts';
import { inOrder, type PersonOnRecord } from './person-on-record.ts';

/** Identity numbers behind dots; each is shown by itself, and the person sees who asked for it. */
export function NumbersFacts({ person }: { person: PersonOnRecord }) {
  const [shown, setShown] = useState<Partial<Record<IdentityKind, string>>>({});
  const reveal = useSend(revealNumbers, {
    onDone: ({ numbers }) =>
      setShown((before) => ({ ...before, ...Object.fromEntries(numbers.map(({ kind, number }) => [kind, number])) })),
  });
  if (person.numbers.length === 0)
    return (
      <Text size="sm" c="dimmed">
        None on record.
      </Text>
    );
  return (
    <Facts
      facts={inOrder(person.numbers).map(({ kind, masked }) => [
        IDENTITY_NUMBERS[kind].label,
        <Group key={kind} gap={4} wrap="nowrap" mih={22}>
          <Text size="sm" miw="max-content">
            {shown[kind] ?? masked}
          </Text>
          {!shown[kind] && (
            <ActionIcon
              variant="subtle"
              size={22}
              aria-label={`Show ${IDENTITY_NUMBERS[kind].label}`}
              onClick={() => reveal.mutate({ params: { id: person.id }, body: { kinds: [kind] } })}
            >
              <IconEye size={16} stroke={1.75} />
            </ActionIcon>
          )}
        </Group>,
      ])}
    />
  );
}
