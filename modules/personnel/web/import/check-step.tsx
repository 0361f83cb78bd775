import { useRef, useState } from 'react';
import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import {
  checkPersonnelImport,
  confirmPersonnelImport,
  type ImportRecord,
  type OfficeChoice,
  type PositionChoice,
} from '../../contract/import.ts';
import { ReportButtons } from './done-step.tsx';
import { RowsTable } from './rows-table.tsx';
import { sayRows } from './say-import.tsx';
import { UnknownPlaces } from './unknown-places.tsx';

/** What each row would do; unknown offices and positions are settled here, then the import is confirmed. */
export function CheckStep({ record, onColumns }: { record: ImportRecord; onColumns: () => void }) {
  const { counts } = record;
  const [offices, setOffices] = useState<OfficeChoice[]>(record.office_choices);
  const [positions, setPositions] = useState<PositionChoice[]>(record.position_choices);
  const [leaveOut, setLeaveOut] = useState(false);
  const check = useSend(checkPersonnelImport);
  const start = useSend(confirmPersonnelImport);
  const asking = useRef(false);
  const isDecided = JSON.stringify([offices, positions]) === JSON.stringify([record.office_choices, record.position_choices]);
  const writes = counts.new + counts.update;
  const mayImport = writes > 0 && isDecided && !record.failure && (counts.wrong === 0 || leaveOut);
  const checkAgain = () => check.mutate({ params: { id: record.id }, body: { columns: record.columns, offices, positions } });
  const importNow = async () => {
    // One question and one call, however often the button is pressed.
    if (asking.current) return;
    asking.current = true;
    const sure = await confirm({ title: 'Import personnel', question: sayQuestion(record, leaveOut), action: 'Import' });
    if (!sure) asking.current = false;
    else
      start.mutate(
        { params: { id: record.id }, body: { leave_out_wrong: leaveOut } },
        {
          onSettled: () => {
            asking.current = false;
          },
        },
      );
  };
  return (
    <Stack gap="md">
      {record.failure && (
        <Alert color="red" title="Nothing was imported" role="alert">
          {record.failure}
        </Alert>
      )}
      <UnknownPlaces
        record={record}
        offices={offices}
        positions={positions}
        onOffices={setOffices}
        onPositions={setPositions}
        errors={check.error?.errors ?? {}}
      >
        {!isDecided && (
          <Button w="fit-content" loading={check.isPending} onClick={checkAgain}>
            Check again
          </Button>
        )}
      </UnknownPlaces>
      {counts.wrong > 0 && (
        <Alert color="yellow" title={`${sayRows(counts.wrong)} ${counts.wrong === 1 ? 'has' : 'have'} problems`}>
          Correct the file and bring it again, settle what is unknown above, or leave those rows out.
        </Alert>
      )}
      {writes === 0 && counts.wrong === 0 && (
        <Alert color="blue" title="Nothing to import">
          Everything in this file is on record already.
        </Alert>
      )}
      <RowsTable record={record} />
      {counts.wrong > 0 && writes > 0 && (
        <Checkbox
          label={`Leave out the ${sayRows(counts.wrong)} with problems`}
          checked={leaveOut}
          onChange={(event) => setLeaveOut(event.currentTarget.checked)}
        />
      )}
      <Group gap="xs">
        {record.failure && isDecided && (
          <Button loading={check.isPending} onClick={checkAgain}>
            Check again
          </Button>
        )}
        <Button disabled={!mayImport} loading={start.isPending} onClick={() => void importNow()}>
          Import {writes > 0 ? sayPeople(writes) : ''}
        </Button>
        <Button variant="default" onClick={onColumns}>
          Back to the columns
        </Button>
        <ReportButtons record={record} />
      </Group>
    </Stack>
  );
}

function sayPeople(people: number): string {
  return people === 1 ? '1 person' : `${new Intl.NumberFormat('en-PH').format(people)} people`;
}

function sayQuestion({ counts, office_choices, position_choices }: ImportRecord, leaveOut: boolean): string {
  const made = [...office_choices, ...position_choices].filter(({ make }) => make).length;
  const parts = [
    counts.new > 0 && `${sayPeople(counts.new)} will be added`,
    counts.update > 0 && `${sayPeople(counts.update)} will be changed`,
    made > 0 && 'the new offices and positions that they need will be made',
    leaveOut && counts.wrong > 0 && `${sayRows(counts.wrong)} will be left out`,
  ].filter(Boolean);
  return `${parts.join('; ')}. You can undo it later, while nothing depends on it.`;
}
