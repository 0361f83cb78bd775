import type { ReactNode } from 'react';
import { ActionIcon, Button, Fieldset, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';

export interface TypedSession {
  /** Tells the rows apart. */
  line: number;
  id: number | null;
  date: string | null;
  from_minute: number | null;
  to_minute: number | null;
  topic: string;
}

interface SessionFieldsProps {
  sessions: TypedSession[];
  firstDay: string | null;
  errors: Record<string, ReactNode>;
  onChange: (sessions: TypedSession[]) => void;
}

const EIGHT = 8 * 60;
const NOON = 12 * 60;

/** The sessions whose attendance is taken. */
export function SessionFields({ sessions, firstDay, errors, onChange }: SessionFieldsProps) {
  const change = (at: number, part: Partial<TypedSession>) =>
    onChange(sessions.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const blank = (): TypedSession => ({
    line: Math.max(-1, ...sessions.map(({ line }) => line)) + 1,
    id: null,
    date: sessions.at(-1)?.date ?? firstDay,
    from_minute: EIGHT,
    to_minute: NOON,
    topic: '',
  });
  return (
    <Fieldset legend="Sessions">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Attendance is taken at each session; who attends enough of their hours gets a certificate. A training of others needs none.
        </Text>
        {errors['sessions'] && (
          <Text size="sm" c="red">
            {errors['sessions']}
          </Text>
        )}
        {sessions.map((session, at) => (
          <Group key={session.line} align="flex-end" wrap="nowrap" gap="xs">
            <SimpleGrid cols={{ base: 1, sm: 4 }} spacing="xs" flex={1}>
              <DateField
                label={`Day of session ${at + 1}`}
                required
                value={session.date}
                onChange={(date) => change(at, { date })}
                error={errors[`sessions.${at}.date`]}
              />
              <TimeField
                label="From"
                required
                value={session.from_minute}
                onChange={(from_minute) => change(at, { from_minute })}
                error={errors[`sessions.${at}.from_minute`]}
              />
              <TimeField
                label="To"
                required
                value={session.to_minute}
                onChange={(to_minute) => change(at, { to_minute })}
                error={errors[`sessions.${at}.to_minute`]}
              />
              <TextInput
                label="Topic"
                value={session.topic}
                error={errors[`sessions.${at}.topic`]}
                onChange={(event) => change(at, { topic: event.currentTarget.value })}
              />
            </SimpleGrid>
            <ActionIcon
              variant="subtle"
              color="red"
              size={44}
              aria-label={`Remove session ${at + 1}`}
              onClick={() => onChange(sessions.filter((_, index) => index !== at))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => onChange([...sessions, blank()])}>
            Add a session
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
