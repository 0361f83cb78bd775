import { useEffect, useRef } from 'react';
import { Alert, Anchor, Badge, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Duplicate } from '../../contract/record.ts';

interface DuplicatesFoundProps {
  duplicates: Duplicate[];
  /** The field of why it is somebody else. */
  reason: object;
}

/** Who on record may be the same person: the old record is opened, or a reason given why it is somebody else. */
export function DuplicatesFound({ duplicates, reason }: DuplicatesFoundProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (duplicates.length > 0) alert.current?.scrollIntoView({ block: 'center' });
  }, [duplicates]);
  if (duplicates.length === 0) return null;
  return (
    <Alert ref={alert} color="yellow" icon={<IconUserQuestion />} title="Is it one of these?" role="alert">
      <Stack gap="md">
        {duplicates.map((one) => (
          <Stack key={one.id} gap={2}>
            <Group gap="xs">
              <Text size="sm" fw={500}>
                {one.fullname} ({one.idno})
              </Text>
              {one.matches.map((match) => (
                <Badge key={match} variant="default">
                  Same {match}
                </Badge>
              ))}
            </Group>
            <Text size="sm">{[one.birth_date && `born ${longDate(one.birth_date)}`, one.service].filter(Boolean).join(' · ')}</Text>
            <Anchor component={Link} size="sm" to={`/personnels/${one.id}`}>
              It is this person: open the record
            </Anchor>
          </Stack>
        ))}
        <Textarea label="It is another person, because" description="Stored with the new record" autosize {...reason} />
      </Stack>
    </Alert>
  );
}
