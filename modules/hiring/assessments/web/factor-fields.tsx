import type { ReactNode } from 'react';
import { ActionIcon, Group, NumberInput, Paper, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { FACTOR_KINDS, GUIDES, SCORED_BY, type FormFactor } from '../contract/forms.ts';
import { formatPoints } from '../rules/points.ts';

export interface TypedFactor {
  /** Tells the rows apart. */
  line: number;
  name: string;
  points: number | string;
  kind: FormFactor['kind'];
  scored_by: FormFactor['scored_by'];
  guide_code: FormFactor['guide_code'];
  guide: string;
  /** One a line: what is rated, and its points. */
  items: string;
}

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

export function newFactor(line: number): TypedFactor {
  return { line, name: '', points: '', kind: 'credential', scored_by: 'file', guide_code: '', guide: '', items: '' };
}

export function typedFactor({ name, kind, scored_by, guide_code, guide, items, points }: FormFactor, line: number): TypedFactor {
  return {
    name,
    kind,
    scored_by,
    guide_code,
    guide,
    line,
    points: points / 100,
    items: items.map((item) => `${item.name} ${formatPoints(item.points)}`).join('\n'),
  };
}

/** As the call takes it; a line without points gets NaN, which its schema refuses. */
export function writtenFactor({ name, kind, scored_by, guide_code, guide, items, points }: TypedFactor) {
  return {
    name,
    kind,
    scored_by,
    guide_code,
    guide,
    points: points === '' ? Number.NaN : Math.round(Number(points) * 100),
    items: items
      .split('\n')
      .filter((one) => one.trim() !== '')
      .map((one) => {
        const parts = /^(.*\S)\s+(\d+(?:\.\d{1,2})?)$/.exec(one.trim());
        return parts ? { name: parts[1]!, points: Math.round(Number(parts[2]) * 100) } : { name: one.trim(), points: Number.NaN };
      }),
  };
}

interface FactorFieldsProps {
  factor: TypedFactor;
  at: number;
  errors: Record<string, ReactNode>;
  onChange: (part: Partial<TypedFactor>) => void;
  onRemove: () => void;
}

export function FactorFields({ factor, at, errors, onChange, onRemove }: FactorFieldsProps) {
  const errorOf = (field: string) => errors[`factors.${at}.${field}`];
  const itemError = Object.entries(errors).find(([field]) => field.startsWith(`factors.${at}.items`))?.[1];
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group align="flex-end" wrap="nowrap" gap="xs">
          <TextInput
            label={`Factor ${at + 1}`}
            required
            flex={1}
            value={factor.name}
            error={errorOf('name')}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <NumberInput
            label="Points"
            required
            w={110}
            min={0}
            decimalScale={2}
            value={factor.points}
            error={errorOf('points')}
            onChange={(points) => onChange({ points })}
          />
          <ActionIcon variant="subtle" color="red" size={44} aria-label={`Remove factor ${at + 1}`} onClick={onRemove}>
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <Select
            label="Kind"
            allowDeselect={false}
            data={optionsOf(FACTOR_KINDS)}
            value={factor.kind}
            onChange={(kind) => onChange({ kind: kind as TypedFactor['kind'] })}
          />
          <Select
            label="Scored by"
            allowDeselect={false}
            data={optionsOf(SCORED_BY)}
            value={factor.scored_by}
            error={errorOf('scored_by')}
            onChange={(scored_by) => onChange({ scored_by: scored_by as TypedFactor['scored_by'] })}
          />
          <Select
            label="Points are proposed by"
            allowDeselect={false}
            data={optionsOf(GUIDES)}
            value={factor.guide_code}
            onChange={(guide_code) => onChange({ guide_code: (guide_code ?? '') as TypedFactor['guide_code'] })}
          />
        </SimpleGrid>
        <TextInput label="Guide" value={factor.guide} onChange={(event) => onChange({ guide: event.currentTarget.value })} />
        {factor.scored_by === 'members' && (
          <Textarea
            label="What each member rates"
            description="One a line, with its points: Communication 4"
            autosize
            minRows={3}
            value={factor.items}
            error={itemError}
            onChange={(event) => onChange({ items: event.currentTarget.value })}
          />
        )}
      </Stack>
    </Paper>
  );
}
