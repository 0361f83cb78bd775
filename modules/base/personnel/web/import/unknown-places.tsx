import { Alert, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import type { ChoicesProps } from '@talaan/imports/web/import-view.ts';
import type { PlaceChoices, UnknownPlaces as Unknown } from '../../contract/people-import.ts';
import { OfficeQuestion } from './office-question.tsx';

const PositionQuestion = shownLater(async () => (await import('./position-question.tsx')).PositionQuestion);

/** Offices and positions that the file names and the university does not have: each is matched or made. */
export function UnknownPlaces({ step, record, choices, onChoices, errors, checkAgain }: ChoicesProps) {
  const unknown = record.questions as Unknown;
  const { offices, positions } = choices as PlaceChoices;
  if (step === 'columns' || record.state !== 'checked' || unknown.offices.length + unknown.positions.length === 0) return null;
  const refusals = Object.entries(errors).flatMap(([field, messages]) => (field.startsWith('choices') ? messages : []));
  return (
    <Card withBorder padding="lg">
      <Stack gap="md">
        <Stack gap={2}>
          <Title order={2} size="h4">
            Not known here
          </Title>
          <Text size="sm" c="dimmed">
            Match each to one on record, or have it made with the import. Then check again.
          </Text>
        </Stack>
        {refusals.length > 0 && (
          <Alert color="red" role="alert">
            {refusals.join(' ')}
          </Alert>
        )}
        {unknown.offices.map((office) => (
          <OfficeQuestion
            key={office.key}
            unknown={office}
            choice={offices.find(({ key }) => key === office.key)}
            onChoice={(choice) => onChoices({ offices: replaceChoice(offices, office.key, choice), positions })}
          />
        ))}
        {unknown.positions.map((position) => (
          <PositionQuestion
            meanwhile={<Skeleton h={60} aria-busy />}
            key={position.key}
            unknown={position}
            choice={positions.find(({ key }) => key === position.key)}
            onChoice={(choice) => onChoices({ offices, positions: replaceChoice(positions, position.key, choice) })}
          />
        ))}
        {checkAgain}
      </Stack>
    </Card>
  );
}

function replaceChoice<C extends { key: string }>(choices: readonly C[], key: string, choice: C | undefined): C[] {
  if (choice && choices.some((one) => one.key === key)) return choices.map((one) => (one.key === key ? choice : one));
  return choice ? [...choices, choice] : choices.filter((one) => one.key !== key);
}
