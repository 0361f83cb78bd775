import { Alert } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { OfficeOfRecord } from '../contract/submissions.ts';

/** Of a record whose person moved within its days: where they were when, and who verifies it. */
export function MovedWithin({ offices }: { offices: readonly OfficeOfRecord[] }) {
  if (offices.length === 0) return null;
  const stays = offices
    .map(({ office, from, to }) => say('{office} from {date} to {date2}', { office, date: longDate(from), date2: longDate(to) }))
    .join('; ');
  return (
    <Alert color="blue" p="xs" icon={<IconArrowsExchange size={18} />}>
      {say('{stays}. The head of the last office, {office}, verifies all of it.', { stays, office: offices.at(-1)!.office })}
    </Alert>
  );
}
