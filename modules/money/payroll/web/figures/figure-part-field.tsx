import { ActionIcon, Button, Input, MultiSelect, NumberInput, Select, Stack, Table, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import type { FigurePart, FigureUnit } from '../../contract/figure-fields.ts';
import type { FigureValues, TypedRow } from './figure-values.ts';

interface PartFieldProps {
  part: FigurePart;
  form: UseFormReturnType<FigureValues>;
}

const number = { min: 0, hideControls: true, clampBehavior: 'none', inputMode: 'decimal' } as const;
/** Pesos are shown with their centavos. */
const typedAs = (unit: FigureUnit) => (unit === 'PESOS' ? { thousandSeparator: ',', decimalScale: 2, fixedDecimalScale: true } : {});

/** The field of one part of a figure, by what it is. */
export function FigurePartField({ part, form }: PartFieldProps) {
  const at = `content.${part.name}`;
  if (part.as === 'number')
    return <NumberInput label={part.label} required maw={420} {...number} {...typedAs(part.unit)} {...form.getInputProps(at)} />;
  if (part.as === 'choice')
    return <Select label={part.label} required maw={420} allowDeselect={false} data={choices(part.choices)} {...form.getInputProps(at)} />;
  if (part.as === 'several') return <MultiSelect label={part.label} data={choices(part.choices)} {...form.getInputProps(at)} />;
  return <Rows part={part} form={form} />;
}

function Rows({ part, form }: PartFieldProps & { part: FigurePart & { as: 'rows' } }) {
  const at = `content.${part.name}`;
  const rows = form.getValues().content[part.name] as TypedRow[];
  const numbered = rows.map((_row, no) => ({ no }));
  const empty: TypedRow = { ...(part.codes ? { code: '' } : {}), ...Object.fromEntries(part.columns.map(({ name }) => [name, ''])) };
  return (
    <Input.Wrapper label={part.label} error={form.errors[at]} id={at}>
      <Stack gap="xs">
        <Table.ScrollContainer minWidth={120 * (part.columns.length + 1)} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {part.codes && <Table.Th>Item</Table.Th>}
                {part.columns.map(({ name, label }) => (
                  <Table.Th key={name}>{label}</Table.Th>
                ))}
                <Table.Th w={44}>
                  <VisuallyHidden>Remove</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {numbered.map(({ no }) => (
                <Table.Tr key={no}>
                  {part.codes && (
                    <Table.Td>
                      <Select aria-label={`Item, row ${no + 1}`} data={choices(part.codes)} {...form.getInputProps(`${at}.${no}.code`)} />
                    </Table.Td>
                  )}
                  {part.columns.map(({ name, label, unit, isOpen }) => (
                    <Table.Td key={name}>
                      <NumberInput
                        aria-label={`${label}, row ${no + 1}`}
                        placeholder={isOpen ? 'no end' : undefined}
                        {...number}
                        {...typedAs(unit)}
                        {...form.getInputProps(`${at}.${no}.${name}`)}
                      />
                    </Table.Td>
                  ))}
                  <Table.Td>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={`Remove row ${no + 1}`}
                      onClick={() => form.removeListItem(at, no)}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Button variant="default" w="fit-content" leftSection={<IconPlus size={16} />} onClick={() => form.insertListItem(at, empty)}>
          Add row
        </Button>
      </Stack>
    </Input.Wrapper>
  );
}
