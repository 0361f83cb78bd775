import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { count } from '@talaan/kernel/web/say-instant.ts';
import type { ServiceRecordAnswer } from '../../contract/service-record.ts';
import { sayPeriod } from '../say.ts';

/** What HR must look into before the record is certified. */
export function RecordNotes({ record }: { record: ServiceRecordAnswer }) {
  const gaps = record.gaps.filter(({ explained }) => explained === '');
  if (gaps.length === 0) return null;
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={gaps.length === 1 ? 'There is a gap in the service' : `There are ${gaps.length} gaps in the service`}
    >
      <List size="sm">
        {gaps.map((gap) => (
          <List.Item key={gap.from}>
            {sayPeriod(gap)}, {count(gap.days, 'day')}: no appointment, separation or contract explains it.
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
