import { useState } from 'react';
import { Button, Group, Popover, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DayField } from '@talaan/kernel/web/forms/day-field.tsx';
import { faultOfPeriod, namePeriod, usualPeriods, type Period } from '../rules/periods.ts';

interface PeriodPickerProps {
  period: Period;
  onPeriod: (period: Period) => void;
}

/** The days of a report: those that are asked for most in one tap, or any two. */
export function PeriodPicker({ period, onPeriod }: PeriodPickerProps) {
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const choose = (next: Period) => {
    const found = faultOfPeriod(next);
    setFault(found);
    if (!found) onPeriod(next);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconCalendar size={16} stroke={1.75} />}
          aria-label={`Period: ${namePeriod(period)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {namePeriod(period)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Period">
        <Stack gap="sm">
          <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs">
            {usualPeriods(today).map(({ name, period: usual }) => (
              <Button
                key={name}
                variant={usual.from === period.from && usual.to === period.to ? 'light' : 'default'}
                onClick={() => {
                  choose(usual);
                  setOpen(false);
                }}
              >
                {name}
              </Button>
            ))}
          </SimpleGrid>
          <Group gap="xs">
            <DayField label="From" w={132} day={period.from} last={today} onChange={(from) => choose({ ...period, from })} />
            <Text size="sm">to</Text>
            <DayField label="To" w={132} day={period.to} last={today} onChange={(to) => choose({ ...period, to })} />
          </Group>
          {fault && (
            <Text size="sm" c="red" role="alert">
              {fault}
            </Text>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
