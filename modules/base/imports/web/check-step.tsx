import { useRef, useState } from 'react';
import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { formatRows } from './format-import.tsx';
import { DatesQuestion } from './dates-question.tsx';
import { countNoun, type ImportView, type RecordOfImport } from './import-view.ts';
import { ReportButtons } from './report-buttons.tsx';
import { RowsTable } from './rows-table.tsx';
import { Warnings } from './warnings.tsx';

interface CheckStepProps {
  view: ImportView;
  record: RecordOfImport;
  choices: unknown;
  onChoices: (choices: unknown) => void;
  accepted: readonly number[];
  onAccept: (accepted: number[]) => void;
  dateOrder: RecordOfImport['date_order'];
  onDateOrder: (order: RecordOfImport['date_order']) => void;
  onColumns: () => void;
}

/** What each row would do; what is asked is decided and what is warned of is looked at here, then the import is confirmed. */
export function CheckStep({ onColumns, ...decisions }: CheckStepProps) {
  const { view, record, choices, onChoices, accepted, onAccept, dateOrder, onDateOrder } = decisions;
  const { counts, failure } = record;
  const [leaveOut, setLeaveOut] = useState(false);
  const check = useSend(view.calls.check);
  const start = useSend(view.calls.confirm, { alsoRefresh: [view.calls.read] });
  const asking = useRef(false);
  const isAsChecked = isSameRows(accepted, record.accepted) && dateOrder === record.date_order;
  const isDecided = isAsChecked && JSON.stringify(choices) === JSON.stringify(record.choices);
  const writes = counts.new + counts.update;
  const isLookedAt = record.warnings.every((warning) => warning.acknowledged_at !== null);
  const mayImport = writes > 0 && isDecided && isLookedAt && !failure && (counts.wrong === 0 || leaveOut);
  const importNow = async () => {
    // One question and one call, however often the button is pressed.
    if (asking.current) return;
    asking.current = true;
    const sure = await confirm({ title: view.title, question: askWhether(view, record, leaveOut), action: 'Import' });
    if (sure) await start.mutateAsync({ params: { id: record.id }, body: { leave_out_wrong: leaveOut } }).catch(() => undefined);
    asking.current = false;
  };
  const checkAgain = (
    <Button
      w="fit-content"
      loading={check.isPending}
      onClick={() =>
        check.mutate({
          params: { id: record.id },
          body: { columns: record.columns, choices, accepted: [...accepted], date_order: dateOrder },
        })
      }
    >
      Check again
    </Button>
  );
  return (
    <Stack gap="md">
      {failure && (
        <Alert color="red" title="Nothing was imported" role="alert">
          {failure}
        </Alert>
      )}
      <DatesQuestion dates={record.dates} order={dateOrder} onOrder={onDateOrder} />
      {view.Choices && (
        <view.Choices
          step="check"
          {...{ record, choices, onChoices }}
          errors={check.error?.errors ?? {}}
          checkAgain={isDecided ? null : checkAgain}
        />
      )}
      {counts.wrong > 0 && (
        <Alert color="yellow" title={`${formatRows(counts.wrong)} ${counts.wrong === 1 ? 'has' : 'have'} problems`}>
          {record.is_whole
            ? 'The file cannot be imported in part: correct it and upload it again.'
            : `Correct the file and upload it again${view.Choices ? ', decide what is asked above' : ''}, or leave those rows out.`}
        </Alert>
      )}
      {writes === 0 && counts.wrong === 0 && (
        <Alert color="blue" title="Nothing to import">
          Everything in this file is already on record.
        </Alert>
      )}
      <Warnings view={view} record={record} />
      <RowsTable view={view} record={record} accepted={accepted} onAccept={onAccept} />
      {counts.wrong > 0 && writes > 0 && !record.is_whole && (
        <Checkbox
          label={`Leave out the ${formatRows(counts.wrong)} with problems`}
          checked={leaveOut}
          onChange={(event) => setLeaveOut(event.currentTarget.checked)}
        />
      )}
      <Group gap="xs">
        {((failure && isDecided) || !isAsChecked) && checkAgain}
        <Button disabled={!mayImport} loading={start.isPending} onClick={() => void importNow()}>
          Import {writes > 0 ? countNoun(view.noun, writes) : ''}
        </Button>
        <Button variant="default" onClick={onColumns}>
          Back to the columns
        </Button>
        <ReportButtons view={view} record={record} />
      </Group>
    </Stack>
  );
}

function isSameRows(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((line) => others.includes(line));
}

function askWhether({ noun }: ImportView, { counts, can_undo: canUndo }: RecordOfImport, leaveOut: boolean): string {
  const parts = [
    counts.new > 0 && `${countNoun(noun, counts.new)} will be added`,
    counts.update > 0 && `${countNoun(noun, counts.update)} will be changed`,
    leaveOut && counts.wrong > 0 && `${formatRows(counts.wrong)} will be left out`,
  ].filter(Boolean);
  const later = canUndo ? 'You can undo it later, while nothing has changed since and nothing depends on it.' : 'This cannot be undone.';
  return `${parts.join('; ')}. ${later}`;
}
