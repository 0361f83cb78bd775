import type { ReactNode } from 'react';
import { ActionIcon, Button, Card, Group, Input, Radio, Select, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import type { AudienceLine } from '../contract.ts';

/** A line of the form, told apart while it is written. */
export interface WrittenLine extends AudienceLine {
  key: number;
}

interface AudienceFieldProps {
  everybody: boolean;
  lines: WrittenLine[];
  onEverybody: (everybody: boolean) => void;
  onLines: (lines: WrittenLine[]) => void;
  error: ReactNode;
}

const first: WrittenLine = { key: 1, campus_id: null, office_id: null, track: null };

/** To whom: everybody, or any number of campuses, offices with their units, and tracks, which add up. */
export function AudienceField({ everybody, lines, onEverybody, onLines, error }: AudienceFieldProps) {
  const choose = (chosen: string) => {
    onEverybody(chosen === 'everybody');
    if (chosen === 'some' && lines.length === 0) onLines([first]);
  };
  const change = (key: number, changes: Partial<AudienceLine>) =>
    onLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  const add = () => onLines([...lines, { ...first, key: Math.max(...lines.map(({ key }) => key)) + 1 }]);
  return (
    <Stack gap="xs">
      <Radio.Group label="Recipients" value={everybody ? 'everybody' : 'some'} onChange={choose}>
        <Group gap="lg" mt={4}>
          <Radio value="everybody" label="Everyone" />
          <Radio value="some" label="Only some" />
        </Group>
      </Radio.Group>
      {!everybody && (
        <>
          {lines.map((line, at) => (
            <AudienceCard
              key={line.key}
              number={at + 1}
              line={line}
              onChange={(changes) => change(line.key, changes)}
              onRemove={lines.length > 1 ? () => onLines(lines.filter((one) => one !== line)) : undefined}
            />
          ))}
          <Group>
            <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={16} />} onClick={add}>
              And also to
            </Button>
          </Group>
        </>
      )}
      {error && <Input.Error>{error}</Input.Error>}
    </Stack>
  );
}

interface AudienceCardProps {
  number: number;
  line: AudienceLine;
  onChange: (changes: Partial<AudienceLine>) => void;
  onRemove: (() => void) | undefined;
}

const TRACKS = [
  { value: '', label: 'Faculty and staff' },
  { value: 'faculty', label: 'Faculty only' },
  { value: 'staff', label: 'Staff only' },
];

function AudienceCard({ number, line, onChange, onRemove }: AudienceCardProps) {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  return (
    <Card withBorder padding="sm" role="group" aria-label={`Audience ${number}`}>
      <Group gap="sm" align="flex-end">
        <Select
          label="Campus"
          flex="1 1 9rem"
          allowDeselect={false}
          data={[{ value: '', label: 'Every campus' }, ...campuses.map((one) => ({ value: String(one.id), label: one.name }))]}
          value={line.campus_id === null ? '' : String(line.campus_id)}
          // An office of another campus would leave nobody.
          onChange={(id) => onChange({ campus_id: id ? Number(id) : null, office_id: null })}
        />
        <Stack gap={0} flex="2 1 14rem">
          <OfficePicker
            label="Office, with its units"
            campus={line.campus_id ?? undefined}
            value={line.office_id}
            onChange={(office_id) => onChange({ office_id })}
          />
        </Stack>
        <Select
          label="Who"
          flex="1 1 9rem"
          allowDeselect={false}
          data={TRACKS}
          value={line.track ?? ''}
          onChange={(track) => onChange({ track: (track || null) as AudienceLine['track'] })}
        />
        {onRemove && (
          <ActionIcon variant="subtle" color="gray" size={36} onClick={onRemove} aria-label={`Remove audience ${number}`}>
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
    </Card>
  );
}
