import { Alert, List, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { NotIssued } from '@talaan/papers/web/draft-view.tsx';
import type { ServiceRecordAnswer } from '../../contract/service-record.ts';
import { formatPeriod } from '../format.ts';

/** What HR must look into before the record is certified. */
export function RecordNotes({ record }: { record: ServiceRecordAnswer }) {
  const gaps = record.gaps.filter(({ explained }) => explained === '');
  const { not_issued_because: because } = record;
  if (gaps.length === 0 && because === null) return null;
  return (
    <Stack gap="sm">
      {because !== null && <NotIssued because={because} />}
      {gaps.length > 0 && <Gaps gaps={gaps} />}
    </Stack>
  );
}

function Gaps({ gaps }: { gaps: ServiceRecordAnswer['gaps'] }) {
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={gaps.length === 1 ? say('There is a gap in the service') : say('There are {gaps} gaps in the service', { gaps: gaps.length })}
    >
      <List size="sm">
        {gaps.map((gap) => (
          <List.Item key={gap.from}>
            {say('{gap}, {day}: no appointment, separation or contract explains it.', {
              gap: formatPeriod(gap),
              day: count(gap.days, 'day'),
            })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
