import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';

/** Which of the two lists the address shows. */
export function useShownList(): 'travel' | 'slips' {
  return useSearchParams()[0].get('list') === 'slips' ? 'slips' : 'travel';
}

/** Turns between travel and pass slips, which share their screens. */
export function ListTurn() {
  const [, setSearch] = useSearchParams();
  return (
    <SegmentedControl
      aria-label="What is shown"
      value={useShownList()}
      onChange={(list) => setSearch(list === 'slips' ? { list } : {})}
      data={[
        { value: 'travel', label: 'Travel' },
        { value: 'slips', label: 'Pass slips' },
      ]}
    />
  );
}
