import { Group, Stack, Text } from '@mantine/core';
import { AddCampusButton, CampusCards } from '../campuses/campus-cards.tsx';

/** The campuses with their zones and colours; the first one is the main campus. */
export function Step() {
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end">
        <Text size="sm" flex="1 1 20rem">
          Add the main campus first: it gets the number 1. A campus without a logo or colour of its own shows those of the university.
        </Text>
        <AddCampusButton />
      </Group>
      <CampusCards />
    </Stack>
  );
}
