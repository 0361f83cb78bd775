import type { ReactNode } from 'react';
import { Alert, Card, Stack, Text, Title } from '@mantine/core';
import type { ImportRecord, OfficeChoice, PositionChoice } from '../../contract/import.ts';
import { OfficeQuestion } from './office-question.tsx';
import { PositionQuestion } from './position-question.tsx';

interface UnknownPlacesProps {
  record: ImportRecord;
  offices: OfficeChoice[];
  positions: PositionChoice[];
  onOffices: (choices: OfficeChoice[]) => void;
  onPositions: (choices: PositionChoice[]) => void;
  errors: Record<string, string[]>;
  children: ReactNode;
}

/** Offices and positions that the file names and the university does not have: each is matched or made. */
export function UnknownPlaces({ record, offices, positions, onOffices, onPositions, errors, children }: UnknownPlacesProps) {
  if (record.offices.length === 0 && record.positions.length === 0) return null;
  const refusals = Object.entries(errors).flatMap(([field, messages]) => (/^(offices|positions)/.test(field) ? messages : []));
  return (
    <Card withBorder padding="lg">
      <Stack gap="md">
        <Stack gap={2}>
          <Title order={2} size="h4">
            Not known here
          </Title>
          <Text size="sm" c="dimmed">
            Match each to one that stands, or have it made with the import. Then check again.
          </Text>
        </Stack>
        {refusals.length > 0 && (
          <Alert color="red" role="alert">
            {refusals.join(' ')}
          </Alert>
        )}
        {record.offices.map((unknown) => (
          <OfficeQuestion
            key={unknown.key}
            unknown={unknown}
            choice={offices.find(({ key }) => key === unknown.key)}
            onChoice={(choice) => onOffices(replaceChoice(offices, unknown.key, choice))}
          />
        ))}
        {record.positions.map((unknown) => (
          <PositionQuestion
            key={unknown.key}
            unknown={unknown}
            choice={positions.find(({ key }) => key === unknown.key)}
            onChoice={(choice) => onPositions(replaceChoice(positions, unknown.key, choice))}
          />
        ))}
        {children}
      </Stack>
    </Card>
  );
}

function replaceChoice<C extends { key: string }>(choices: C[], key: string, choice: C | undefined): C[] {
  if (choice && choices.some((one) => one.key === key)) return choices.map((one) => (one.key === key ? choice : one));
  return choice ? [...choices, choice] : choices.filter((one) => one.key !== key);
}
