import {
  ActionIcon,
  Card,
  Collapse,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Button,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DIMENSION_NAMES, MEASURE_NAMES } from '../../contract/codes.ts';
import type { ShownForm } from '../../contract/forms.ts';
import { listMfos } from '../../contract/umfos.ts';
import { DIMENSIONS, LEVELS, type Dimension } from '../../rules/levels.ts';
import { IndicatorBank } from './indicator-bank.tsx';
import { placeOf, takeIndicator, type LineValues } from './line-values.ts';

interface TargetValues {
  lines: LineValues[];
  reason: string;
}

interface LineFieldsProps {
  form: ShownForm;
  fields: UseFormReturnType<TargetValues>;
  at: number;
}

const HOW = { NONE: 'Does not apply', WORDS: 'By words', ACHIEVEMENT: 'By the part reached' };

/** One target: what is promised, how it is measured and rated, and which commitment of the office it answers. */
export function LineFields({ form, fields, at }: LineFieldsProps) {
  const line = fields.getValues().lines[at]!;
  const of = (name: string) => fields.getInputProps(`lines.${at}.${name}`);
  const error = (name: string) => fields.errors[`lines.${at}.${name}`];
  const isNumber = line.measure === 'COUNT' || line.measure === 'PERCENT';
  const places = form.weights.flatMap((part) =>
    part.groups.map((group) => ({
      value: placeOf(part.code, group.code),
      label: form.weights.length > 1 ? `${part.name}: ${group.name} (${group.weight} %)` : `${group.name} (${group.weight} %)`,
    })),
  );
  return (
    <Card withBorder padding="sm" component="section" aria-label={`Target ${at + 1}`}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600} size="sm">
            {`${at + 1}. ${line.output || 'New target'}`}
          </Text>
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={`Remove target ${at + 1}`}
            onClick={() => fields.removeListItem('lines', at)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          <Select label="Function" required allowDeselect={false} data={places} {...of('where')} error={error('group') ?? error('where')} />
          <TextInput label="Output" required {...of('output')} />
          <IndicatorBank
            onTake={(indicator) =>
              fields.setFieldValue(`lines.${at}`, takeIndicator(fields.getValues().lines[at]!, indicator, form.form !== 'IPCR'))
            }
          />
        </SimpleGrid>
        <Textarea
          label="Success indicator"
          required
          autosize
          description="The target and how it is measured, such as: 20 reports without corrections by the 5th of each month"
          {...of('indicator')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }}>
          <Select label="Measured as" required allowDeselect={false} data={choices(MEASURE_NAMES)} {...of('measure')} />
          {isNumber && (
            <NumberInput
              label="Target"
              required
              min={0}
              decimalScale={3}
              suffix={line.measure === 'PERCENT' ? ' %' : ''}
              thousandSeparator=","
              {...of('target')}
            />
          )}
          <DateField label="By" required={line.measure === 'DATE'} clearable {...of('due_on')} />
          <NumberInput label="Weight in the function" description="All or none" min={0} max={100} suffix=" %" {...of('weight')} />
        </SimpleGrid>
        {form.above && (
          <SearchSelect
            label={`Answers a commitment of ${form.above.office}`}
            clearable
            placeholder="None"
            data={form.above.lines.map(({ id, output, indicator }) => ({ value: String(id), label: `${output}: ${indicator}` }))}
            {...of('parent_id')}
          />
        )}
        {form.form !== 'IPCR' && <OfficeFields at={at} fields={fields} />}
        <HowRated at={at} fields={fields} error={error('scales')} />
      </Stack>
    </Card>
  );
}

function OfficeFields({ at, fields }: { at: number; fields: UseFormReturnType<TargetValues> }) {
  const mfos = useCall(listMfos, { query: { per_page: 100 } }).data?.univ_mfos ?? [];
  const own = fields.getValues().lines[at]!.mfo_id;
  const offered = mfos.filter(({ id, active }) => active || String(id) === own);
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <SearchSelect
        label="University MFO"
        clearable
        data={offered.map(({ id, code, fullname }) => ({ value: String(id), label: `${code} ${fullname}` }))}
        {...fields.getInputProps(`lines.${at}.mfo_id`)}
      />
      <NumberInput
        label="Allotted budget"
        prefix="PHP "
        min={0}
        decimalScale={2}
        thousandSeparator=","
        {...fields.getInputProps(`lines.${at}.budget`)}
      />
      <TextInput label="Divisions or people accountable" {...fields.getInputProps(`lines.${at}.accountable`)} />
    </SimpleGrid>
  );
}

function HowRated({ at, fields, error }: { at: number; fields: UseFormReturnType<TargetValues>; error: React.ReactNode }) {
  const line = fields.getValues().lines[at]!;
  const [isOpen, { toggle }] = useDisclosure(false);
  const byWords = DIMENSIONS.filter((dimension) => line.rated[dimension] === 'WORDS');
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        {DIMENSIONS.map((dimension) => (
          <Select
            key={dimension}
            label={DIMENSION_NAMES[dimension]}
            allowDeselect={false}
            data={choices(HOW)}
            {...fields.getInputProps(`lines.${at}.rated.${dimension}`)}
          />
        ))}
      </SimpleGrid>
      {error && (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
      {byWords.length > 0 && (
        <Group>
          <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? 'Hide what each rating means' : 'What each rating means'}
          </Button>
        </Group>
      )}
      <Collapse expanded={isOpen}>
        <SimpleGrid cols={{ base: 1, sm: byWords.length }}>
          {byWords.map((dimension) => (
            <Words key={dimension} at={at} fields={fields} dimension={dimension} />
          ))}
        </SimpleGrid>
      </Collapse>
    </Stack>
  );
}

function Words({ at, fields, dimension }: { at: number; fields: UseFormReturnType<TargetValues>; dimension: Dimension }) {
  return (
    <Stack gap={4}>
      {LEVELS.map((level) => (
        <TextInput
          key={level}
          size="xs"
          label={`${DIMENSION_NAMES[dimension]} ${level}`}
          {...fields.getInputProps(`lines.${at}.words.${dimension}.${level}`)}
        />
      ))}
    </Stack>
  );
}
