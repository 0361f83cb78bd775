import { Group, Select } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';

export interface Paperwork {
  half: 'whole' | 'first' | 'second';
  paper: 'a4' | 'letter';
}

const HALVES = [
  { value: 'whole', label: 'Whole month' },
  { value: 'first', label: 'Days 1 to 15' },
  { value: 'second', label: 'Day 16 to the end' },
];
const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

/** Which days, on which paper. */
export function PaperworkFields({ value, onChange }: { value: Paperwork; onChange: (value: Paperwork) => void }) {
  return (
    <Group gap="xs" grow>
      <Select
        label={say('Days')}
        data={HALVES}
        allowDeselect={false}
        value={value.half}
        onChange={(half) => onChange({ ...value, half: half as Paperwork['half'] })}
      />
      <Select
        label={say('Paper')}
        data={PAPERS}
        allowDeselect={false}
        value={value.paper}
        onChange={(paper) => onChange({ ...value, paper: paper as Paperwork['paper'] })}
      />
    </Group>
  );
}
