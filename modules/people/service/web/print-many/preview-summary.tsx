import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { PrintPreview } from '../../contract/print-many.ts';
import { formatPeriod } from '../format.ts';

/** How many there are to print, and what must be looked into before. */
export function PreviewSummary({ preview: { people, records, not_issued, with_gaps } }: { preview: PrintPreview }) {
  const without = people - records - not_issued.length;
  if (people === 0) return <NothingHere title="No one is assigned to this office today" description="Choose another office or status." />;
  return (
    <Stack gap="sm">
      <Text fw={500}>{count(records, 'service record', 'service records')}</Text>
      {without > 0 && (
        <Text size="sm" c="dimmed">
          {without === 1 ? 'One of these people has' : `${without} of these people have`} no government service on record. For a job order
          or contract of service print a certificate of employment.
        </Text>
      )}
      {not_issued.length > 0 && (
        <Alert
          color="red"
          icon={<IconAlertTriangle aria-hidden />}
          title={not_issued.length === 1 ? 'One record is not issued yet' : `${not_issued.length} records are not issued yet`}
        >
          <Text size="sm" mb="xs">
            What a service record certifies of the birth is empty. Fill it in on the personnel record, under Birth.
          </Text>
          <List size="sm" spacing={4} mah={320} className="scrolls">
            {not_issued.map(({ id, fullname, office, missing }) => (
              <List.Item key={id}>
                <Anchor component={Link} to={`/personnels/${id}`} inherit underline="always" c="inherit">
                  {fullname}
                </Anchor>
                {office && `, ${office}`}: {missing}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {with_gaps.length > 0 && (
        <Alert
          color="red"
          icon={<IconAlertTriangle aria-hidden />}
          title={with_gaps.length === 1 ? 'One record has a gap' : `${with_gaps.length} records have a gap`}
        >
          <Text size="sm" mb="xs">
            Gaps are printed in red. Check them before you certify.
          </Text>
          <List size="sm" spacing={4} mah={320} className="scrolls">
            {with_gaps.map(({ id, fullname, office, gaps }) => (
              <List.Item key={id}>
                <Anchor component={Link} to={`/personnels/${id}/service_record`} inherit underline="always" c="inherit">
                  {fullname}
                </Anchor>
                {office && `, ${office}`}: {gaps.map((gap) => `${formatPeriod(gap)}, ${count(gap.days, 'day')}`).join('; ')}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
}
