import { Alert, Card, List, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArmchair,
  IconArrowsExchange,
  IconBadge,
  IconCash,
  IconFileText,
  IconInbox,
  IconStairsUp,
  IconUserPause,
  type Icon,
} from '@tabler/icons-react';
import type { Preview } from '../../contract/moves.ts';

const ICONS: Record<string, Icon> = {
  appointment: IconFileText,
  salary: IconCash,
  item: IconArmchair,
  designation: IconBadge,
  assignment: IconArrowsExchange,
  standing: IconUserPause,
  'step increment': IconStairsUp,
  request: IconInbox,
};

/** All that a movement would change, and what to look at before it is written. */
export function DescribedChanges({ preview: { changes, warnings } }: { preview: Preview }) {
  return (
    <Stack gap="md">
      <Card withBorder component="section" aria-label="What changes">
        <Stack gap="sm">
          <Title order={2} size="h4">
            What changes
          </Title>
          <List spacing="sm" listStyleType="none">
            {changes.map(({ kind, text }) => {
              const Icon = ICONS[kind] ?? IconFileText;
              return (
                <List.Item
                  key={text}
                  icon={
                    <ThemeIcon variant="light" size={28} aria-hidden>
                      <Icon size={16} />
                    </ThemeIcon>
                  }
                >
                  {text}
                </List.Item>
              );
            })}
          </List>
          <Text size="sm" c="dimmed">
            Nothing is written yet.
          </Text>
        </Stack>
      </Card>
      {warnings.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle />} title="Review this before you continue">
          <List spacing={4} size="sm">
            {warnings.map((warning) => (
              <List.Item key={warning}>{warning}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
}
