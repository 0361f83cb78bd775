import { Alert, List } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listOfficeUses } from '../../../contract/split.ts';

/** Schedules are not carried to an office that has its own, and heads end with theirs. */
const STAYS = ['schedules', 'heads'];

/** What belongs to an office on the day of its closing, and so goes where its people go. */
export function GoesAlong({ officeId, from }: { officeId: number; from: string }) {
  const { data } = useCall(listOfficeUses, { params: { id: officeId }, query: { from } });
  const goes = data?.uses.filter(({ name, rows }) => rows.length > 0 && !STAYS.includes(name)) ?? [];
  if (goes.length === 0) return null;
  return (
    <Alert color="blue" title="Goes along">
      <List size="sm">
        {goes.map(({ name, title, rows }) => (
          <List.Item key={name}>
            {title}: {rows.length}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
