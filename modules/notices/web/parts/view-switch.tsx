import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';

interface ViewSwitchProps {
  views: { value: string; label: string }[];
  value: string;
  onChange: (view: string) => void;
}

/** Which of the lists of a screen; one under the other on a phone. */
export function ViewSwitch({ views, value, onChange }: ViewSwitchProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <SegmentedControl
      aria-label="Which list"
      w={{ base: '100%', sm: 'auto' }}
      orientation={isPhone ? 'vertical' : 'horizontal'}
      data={views}
      value={value}
      onChange={onChange}
    />
  );
}
