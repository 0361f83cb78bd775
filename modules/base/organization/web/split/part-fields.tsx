import { Button, Card, Group, SegmentedControl, Stack, TextInput, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { OfficePicker } from '../office-picker.tsx';
import type { PlannedPart } from './split-plan.ts';

interface PartFieldsProps {
  index: number;
  part: PlannedPart;
  campusId: number;
  /** By the field of the part. */
  errors: Record<string, string>;
  onChange: (part: PlannedPart) => void;
  onRemove?: () => void;
}

/** One part: a new office, or one that is there already. */
export function PartFields({ index, part, campusId, errors, onChange, onRemove }: PartFieldsProps) {
  const change = (fields: Partial<PlannedPart>) => onChange({ ...part, ...fields });
  return (
    <Card withBorder component="section" aria-label={`Part ${index + 1}`}>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} size="h3">
            Part {index + 1}
          </Title>
          {onRemove && (
            <Button variant="subtle" size="compact-sm" leftSection={<IconTrash size={16} />} onClick={onRemove}>
              Remove
            </Button>
          )}
        </Group>
        <SegmentedControl
          aria-label={`What part ${index + 1} becomes`}
          data={[
            { value: 'new', label: 'A new office' },
            { value: 'existing', label: 'Joins an office' },
          ]}
          value={part.kind}
          onChange={(kind) => change({ kind })}
        />
        {part.kind === 'existing' ? (
          <OfficePicker
            label="Office"
            required
            placeholder="Choose an office"
            value={part.office_id}
            error={errors['office_id']}
            onChange={(office_id) => change({ office_id })}
          />
        ) : (
          <>
            <TextInput
              label="Name"
              required
              value={part.fullname}
              error={errors['fullname']}
              onChange={(event) => change({ fullname: event.currentTarget.value })}
            />
            <TextInput
              label="Acronym"
              required
              value={part.acronym}
              error={errors['acronym']}
              onChange={(event) => change({ acronym: event.currentTarget.value })}
            />
            <OfficePicker
              label="Under"
              placeholder="Right below the campus"
              campus={campusId}
              value={part.parent_id}
              error={errors['parent_id']}
              onChange={(parent_id) => change({ parent_id })}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
