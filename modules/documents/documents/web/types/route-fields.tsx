import type { ReactNode } from 'react';
import { ActionIcon, Button, Group, Input, NumberInput, Paper, Select, Stack, TextInput } from '@mantine/core';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import type { StopValues } from './type-fields.tsx';

interface RouteFieldsProps {
  value: StopValues[];
  onChange: (value: StopValues[]) => void;
  error: ReactNode;
  errorOf: (at: number, field: 'label' | 'office_id' | 'limit_minutes') => ReactNode;
}

const KINDS = [
  { value: 'office', label: 'An office' },
  { value: 'origin', label: 'The office of origin' },
  { value: 'words', label: 'Words alone, such as the addressee' },
];
const HOURS_OF_A_DAY = 8;

/** The offices through which a document of a type goes, in order, each with its office hours. */
export function RouteFields({ value, onChange, error, errorOf }: RouteFieldsProps) {
  const change = (at: number, changed: Partial<StopValues>) =>
    onChange(value.map((one, place) => (place === at ? { ...one, ...changed } : one)));
  const kindOf = ({ is_origin, office_id }: StopValues) => (is_origin ? 'origin' : office_id === null ? 'words' : 'office');
  return (
    <Input.Wrapper
      label="Usual route"
      description="The next office is suggested when a paper is forwarded"
      labelElement="div"
      error={error}
    >
      <Stack gap="xs" mt="xs">
        {value.map((stop, at) => (
          <Paper key={stop.key} withBorder p="sm" component="section" aria-label={`Stop ${at + 1}`}>
            <Group gap="sm" align="flex-start">
              <Select
                label={`Stop ${at + 1}`}
                w={230}
                allowDeselect={false}
                data={KINDS}
                value={kindOf(stop)}
                onChange={(kind) =>
                  change(at, { is_origin: kind === 'origin', office_id: kind === 'office' ? (stop.office_id ?? 0) : null })
                }
              />
              {kindOf(stop) === 'office' && (
                <OfficePicker
                  label="Office"
                  required
                  value={stop.office_id || null}
                  onChange={(id) => change(at, { office_id: id ?? 0 })}
                  error={errorOf(at, 'office_id')}
                />
              )}
              <TextInput
                label="Name on the route"
                required
                flex={1}
                miw={160}
                value={stop.label}
                onChange={(event) => change(at, { label: event.currentTarget.value })}
                error={errorOf(at, 'label')}
              />
              <NumberInput
                label="Office hours"
                description="8 are a working day"
                required
                w={140}
                min={0.5}
                max={160}
                step={1}
                decimalScale={1}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                value={stop.hours}
                onChange={(hours) => change(at, { hours })}
                error={errorOf(at, 'limit_minutes')}
              />
              <Group gap={4} mt={26}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  disabled={at === 0}
                  onClick={() => onChange(value.toSpliced(at - 1, 2, value[at]!, value[at - 1]!))}
                  aria-label={`Move stop ${at + 1} up`}
                >
                  <IconArrowUp size={18} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  onClick={() => onChange(value.toSpliced(at, 1))}
                  aria-label={`Remove stop ${at + 1}`}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Group>
            </Group>
          </Paper>
        ))}
        <Group>
          <Button variant="default" size="sm" leftSection={<IconPlus size={16} />} onClick={() => onChange([...value, newStop(value)])}>
            Another stop
          </Button>
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}

function newStop(stops: readonly StopValues[]): StopValues {
  const key = Math.max(0, ...stops.map((one) => one.key)) + 1;
  return { key, label: '', office_id: 0, is_origin: false, hours: HOURS_OF_A_DAY };
}
