import { useRef, useState } from 'react';
import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import type { SectionRecord } from '../../contract/section-import/section-import.ts';
import { RowsTable } from '../import/rows-table.tsx';
import { sayCounts, sayMoment, sayRows } from '../import/say-import.tsx';
import type { SectionDesk } from './section-desk.ts';

interface SectionStepProps {
  desk: SectionDesk;
  record: SectionRecord;
}

/** What each row would do; confirmed, all of it is imported. */
export function SectionCheck({ desk, record, onColumns }: SectionStepProps & { onColumns: () => void }) {
  const { counts } = record;
  const [leaveOut, setLeaveOut] = useState(false);
  const check = useSend(desk.calls.check);
  const start = useSend(desk.calls.confirm);
  const asking = useRef(false);
  const writes = counts.new + counts.update;
  const importNow = async () => {
    // One question and one call, however often the button is pressed.
    if (asking.current) return;
    asking.current = true;
    const question = `${sayRows(writes)} will be written. ${desk.afterwards}`;
    if (await confirm({ title: 'Import', question, action: 'Import' }))
      await start.mutateAsync({ params: { id: record.id }, body: { leave_out_wrong: leaveOut } }).catch(() => undefined);
    asking.current = false;
  };
  return (
    <Stack gap="md">
      {record.failure && (
        <Alert color="red" title="Nothing was imported" role="alert">
          {record.failure}
        </Alert>
      )}
      {counts.wrong > 0 && (
        <Alert color="yellow" title={`${sayRows(counts.wrong)} ${counts.wrong === 1 ? 'has' : 'have'} problems`}>
          Correct the file and bring it again, or leave those rows out.
        </Alert>
      )}
      {writes === 0 && counts.wrong === 0 && (
        <Alert color="blue" title="Nothing to import">
          Everything in this file is on record already.
        </Alert>
      )}
      <RowsTable record={record} list={desk.calls.rows} about={desk.about} named={desk.named} />
      {counts.wrong > 0 && writes > 0 && (
        <Checkbox
          label={`Leave out the ${sayRows(counts.wrong)} with problems`}
          checked={leaveOut}
          onChange={(event) => setLeaveOut(event.currentTarget.checked)}
        />
      )}
      <Group gap="xs">
        {record.failure && (
          <Button loading={check.isPending} onClick={() => check.mutate({ params: { id: record.id }, body: { columns: record.columns } })}>
            Check again
          </Button>
        )}
        <Button
          disabled={writes === 0 || Boolean(record.failure) || (counts.wrong > 0 && !leaveOut)}
          loading={start.isPending}
          onClick={() => void importNow()}
        >
          Import {writes > 0 ? sayRows(writes) : ''}
        </Button>
        <Button variant="default" onClick={onColumns}>
          Back to the columns
        </Button>
        <SectionReport desk={desk} record={record} />
      </Group>
    </Stack>
  );
}

/** What an import did, with its report. */
export function SectionDone({ desk, record }: SectionStepProps) {
  return (
    <Stack gap="md">
      <Alert color="green" title={`Imported: ${sayCounts(record)}`}>
        {record.imported_at && sayMoment(record.imported_at)}
        {record.started_by ? `, by ${record.started_by}` : ''}. {desk.afterwards}
      </Alert>
      <SectionReport desk={desk} record={record} />
      <RowsTable record={record} list={desk.calls.rows} about={desk.about} named={desk.named} />
    </Stack>
  );
}

function SectionReport({ desk, record }: SectionStepProps) {
  const report = useSend(desk.calls.report);
  return (
    <Button
      variant="default"
      w="fit-content"
      leftSection={<IconDownload size={16} />}
      loading={report.isPending}
      onClick={() => report.mutate({ params: { id: record.id }, query: { format: 'xlsx' } })}
    >
      Report (XLSX)
    </Button>
  );
}
