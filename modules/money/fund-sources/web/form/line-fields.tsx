import { useState } from 'react';
import { Anchor, Card, Group, NumberInput, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { RemoveLine } from '@talaan/property/web/desk/remove-line.tsx';
import { findFundItems, type PreviewedCost } from '../../contract/sources.ts';
import { CostTable } from '../cost-table.tsx';
import type { SourceValues } from './source-values.ts';

interface LineFieldsProps {
  form: UseFormReturnType<SourceValues>;
  at: number;
  cost: PreviewedCost['lines'][number] | undefined;
  onRemove: () => void;
}

const whole = { allowDecimal: false, allowNegative: false, clampBehavior: 'none' } as const;

/** One line of a fund source: so many casuals of a position, or one in a plantilla item, and what that costs. */
export function LineFields({ form, at, cost, onRemove }: LineFieldsProps) {
  const path = `lines.${at}` as const;
  const line = form.getValues().lines[at]!;
  const isItem = line.place === 'item';
  const named = isItem ? line.shown_item : line.shown_position;
  return (
    <Card withBorder padding="md" component="section" aria-label={`Line ${at + 1}`}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Title order={3} size="h5">
            {`Line ${at + 1}${named === '' ? '' : `: ${named}`}`}
          </Title>
          <RemoveLine label={`Remove line ${at + 1}`} onClick={onRemove} />
        </Group>
        <SegmentedControl
          aria-label={`What line ${at + 1} is for`}
          size="xs"
          w="fit-content"
          data={[
            { value: 'position', label: 'A position' },
            { value: 'item', label: 'A plantilla item' },
          ]}
          {...form.getInputProps(`${path}.place`)}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {isItem ? (
            <RemotePicker
              label="Plantilla item"
              required
              description="Position, grade and office come from it"
              endpoint={findFundItems}
              rows="items"
              shown={line.shown_item}
              value={line.item_id}
              error={form.errors[`${path}.item_id`]}
              onChange={(id, row) => {
                form.setFieldValue(`${path}.item_id`, id);
                form.setFieldValue(`${path}.shown_item`, row?.item_number ?? '');
              }}
              option={(row) => ({ label: row.item_number, note: [row.position, row.office].join(', ') })}
            />
          ) : (
            <>
              <RemotePicker
                label="Position"
                required
                endpoint={listPositions}
                rows="positions"
                shown={line.shown_position}
                value={line.position_id}
                error={form.errors[`${path}.position_id`]}
                onChange={(id, row) => {
                  form.setFieldValue(`${path}.position_id`, id);
                  form.setFieldValue(`${path}.shown_position`, row?.name ?? '');
                  if (row?.salary_grade != null) form.setFieldValue(`${path}.salary_grade`, row.salary_grade);
                }}
                option={(row) => ({ label: row.name, note: row.salary_grade === null ? null : `Salary grade ${row.salary_grade}` })}
              />
              <OfficePicker label="Office" required placeholder="Choose an office" {...form.getInputProps(`${path}.office_id`)} />
            </>
          )}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 2, sm: 3 }}>
          {!isItem && <NumberInput label="Casuals" required {...whole} {...form.getInputProps(`${path}.heads`)} />}
          {!isItem && (
            <NumberInput
              label="Salary grade"
              description="That of the position, where it has one"
              {...whole}
              {...form.getInputProps(`${path}.salary_grade`)}
            />
          )}
          <NumberInput label="Months" required description="Up to December" {...whole} {...form.getInputProps(`${path}.months`)} />
        </SimpleGrid>
        <LineCost cost={cost} heads={isItem ? 1 : Number(line.heads) || 0} name={named} />
      </Stack>
    </Card>
  );
}

function LineCost({ cost, heads, name }: { cost: LineFieldsProps['cost']; heads: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!cost) return null;
  return (
    <Group gap="sm" aria-live="polite">
      <Text size="sm">
        One costs {formatPesos(cost.per_head)}
        {heads > 1 && `, all ${formatPesos(cost.cost)}`}.
      </Text>
      <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
        How it is computed
      </Anchor>
      {isOpen && (
        <Dialog title={`Cost of one${name === '' ? '' : `: ${name}`}`} size="form" onClose={() => setOpen(false)}>
          <CostTable parts={cost.parts} total={cost.per_head} />
        </Dialog>
      )}
    </Group>
  );
}
