import { SegmentedControl } from '@mantine/core';

interface ViewSwitchProps {
  views: { value: string; label: string }[];
  value: string;
  onChange: (view: string) => void;
}

/** Which of the lists of a screen. */
export function ViewSwitch({ views, value, onChange }: ViewSwitchProps) {
  return <SegmentedControl aria-label="Which list" size="xs" flex="none" data={views} value={value} onChange={onChange} />;
}
