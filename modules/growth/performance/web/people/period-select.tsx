import { Select } from '@mantine/core';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listPeople } from '../../contract/people.ts';

/** The period that is shown, in the address. */
export function PeriodSelect() {
  const { search, change } = useAddress();
  const answer = useCall(listPeople, { query: { per_page: 5, ...(search.get('period') && { period: Number(search.get('period')) }) } });
  const { shown, periods = [] } = answer.data ?? {};
  if (!shown) return null;
  return (
    <Select
      aria-label="Period"
      w={220}
      allowDeselect={false}
      data={periods.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(shown.id)}
      onChange={(period) => change({ period })}
    />
  );
}
