import {
  Box,
  Button,
  Card,
  Group,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { MoneyField } from '../money-field.tsx';
import { BELOW_LABEL, RemoveLine } from '../remove-line.tsx';
import { useChoices } from '../use-choices.ts';
import { blankPart, lineOf, readSerials, type LinesValues } from './delivery-values.ts';
import { LineClasses } from './line-classes.tsx';
import type { DeliveryPreview } from './use-delivery-preview.ts';

interface LineFieldsProps {
  form: UseFormReturnType<LinesValues>;
  at: number;
  preview: DeliveryPreview;
  /** What was ordered stands in the first report: how many of it are still to come. */
  outstanding?: number;
  onRemove?: (() => void) | undefined;
}

const whole = { allowDecimal: false, allowNegative: false, clampBehavior: 'none' } as const;

/** One line of a delivery: so many alike, each of which becomes an item. */
export function LineFields({ form, at, preview, outstanding, onRemove }: LineFieldsProps) {
  const path = `lines.${at}`;
  const line = form.getValues().lines[at]!;
  const isRest = outstanding !== undefined;
  const accounts = useChoices()?.accounts ?? [];
  const accepted = Number(line.accepted) || 0;
  const serialsError = errorsUnder(form, `${path}.serials`);
  return (
    <Card withBorder padding="md" component="section" aria-label={`Line ${at + 1}`}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Title order={3} size="h5">
            {`Line ${at + 1}${line.article === '' ? '' : `: ${line.article}`}`}
          </Title>
          {onRemove && <RemoveLine label={`Remove line ${at + 1}`} onClick={onRemove} />}
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label="Article" required description="Such as: Laptop computer" {...form.getInputProps(`${path}.article`)} />
          <SearchSelect
            label="Account"
            description="The semi-expendable counterpart follows from the cost"
            required
            disabled={isRest}
            data={accounts
              .filter(({ kind, id }) => kind === 'PPE' || String(id) === line.account_id)
              .map(({ id, code, name }) => ({ value: String(id), label: `${code} ${name}` }))}
            {...form.getInputProps(`${path}.account_id`)}
          />
          <TextInput label="Brand" {...form.getInputProps(`${path}.brand`)} />
          <TextInput label="Model" {...form.getInputProps(`${path}.model`)} />
          <TextInput label="Description" {...form.getInputProps(`${path}.description`)} />
          <DateField
            label="Warranty until"
            clearable
            clearButtonProps={{ 'aria-label': 'No warranty' }}
            {...form.getInputProps(`${path}.warranty_until`)}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <NumberInput
            label={isRest ? 'Outstanding' : 'Ordered'}
            required
            disabled={isRest}
            {...whole}
            {...form.getInputProps(`${path}.ordered`)}
          />
          <NumberInput label="Accepted" required {...whole} {...form.getInputProps(`${path}.accepted`)} />
          <TextInput label="Unit" required {...form.getInputProps(`${path}.unit`)} />
          <MoneyField
            label={line.per === 'unit' ? 'Cost of one (PHP)' : 'Sum (PHP)'}
            required
            disabled={line.parts.length > 0}
            {...form.getInputProps(`${path}.amount`)}
            error={form.errors[`${path}.amount`] ?? form.errors[`${path}.total`]}
          />
        </SimpleGrid>
        <Group justify="space-between" gap="sm">
          <SegmentedControl
            aria-label={`What the cost of line ${at + 1} is for`}
            size="xs"
            disabled={line.parts.length > 0}
            data={[
              { value: 'unit', label: 'Cost of one' },
              { value: 'sum', label: 'Sum of all' },
            ]}
            {...form.getInputProps(`${path}.per`)}
          />
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={14} />}
            onClick={() => form.insertListItem(`${path}.parts`, blankPart())}
          >
            {line.parts.length === 0 ? 'It is a set with parts' : 'Add a part'}
          </Button>
        </Group>
        {line.parts.map((part, nth) => (
          <Group key={part.key} align="flex-start" wrap="nowrap" gap="sm">
            <SimpleGrid cols={{ base: 1, sm: 3 }} flex={1}>
              <TextInput label={`Part ${nth + 1}`} required {...form.getInputProps(`${path}.parts.${nth}.description`)} />
              <MoneyField label="Cost in all sets together (PHP)" required {...form.getInputProps(`${path}.parts.${nth}.total`)} />
              <SerialsField
                most={accepted}
                label={`Serial numbers of part ${nth + 1}`}
                {...form.getInputProps(`${path}.parts.${nth}.serials`)}
                error={errorsUnder(form, `${path}.parts.${nth}.serials`)}
              />
            </SimpleGrid>
            <Box pt={BELOW_LABEL}>
              <RemoveLine label={`Remove part ${nth + 1}`} onClick={() => form.removeListItem(`${path}.parts`, nth)} />
            </Box>
          </Group>
        ))}
        {line.parts.length === 0 ? (
          <SerialsField most={accepted} label="Serial numbers" {...form.getInputProps(`${path}.serials`)} error={serialsError} />
        ) : (
          <Text size="sm">
            {`${count(accepted, 'set')} for ${formatPesos(lineOf(line).total)} together. The class follows from the cost of one set, not of its parts.`}
          </Text>
        )}
        <LineClasses at={at} preview={preview} />
      </Stack>
    </Card>
  );
}

interface SerialsFieldProps {
  label: string;
  most: number;
  value?: string;
  error?: React.ReactNode;
}

function SerialsField({ label, most, ...field }: SerialsFieldProps) {
  const entered = readSerials(field.value ?? '').filter(Boolean).length;
  return (
    <Textarea
      label={label}
      description={`One a line, in the order of the items. ${entered} of ${most} entered.`}
      autosize
      minRows={1}
      maxRows={8}
      {...field}
    />
  );
}

/** What is wrong with one of several serial numbers stands under their one field. */
function errorsUnder(form: UseFormReturnType<LinesValues>, path: string): React.ReactNode {
  const found = Object.entries(form.errors).filter(([field]) => field === path || field.startsWith(`${path}.`));
  return found.length === 0 ? undefined : found.map(([field, message]) => <span key={field}>{message} </span>);
}
