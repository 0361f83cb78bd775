import { useState } from 'react';
import { Group, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { useParams } from 'react-router';
import { theirSheet } from '../../contract.ts';
import { SECTIONS } from '../../contract/sections.ts';
import { isSaid, labelOnPaper } from '../../rules/format-on-paper.ts';
import { RevealButton } from '../fields/identity-field.tsx';
import { formatValue } from '../fields/read-field.tsx';
import { isMasked } from '../fields/row-context.ts';
import { attempt } from '../sheet/use-sheet-store.ts';
import { BeforeAndNow, ChangedFields } from './changed-fields.tsx';
import { isGiven, type RowToCheck } from './rows-to-check.ts';

/** Said by the head of the row already, as long as nothing changed in it. */
const TITLES: ReadonlySet<string> = new Set([
  'children fullname',
  'education school',
  'eligibilities eligibility',
  'work position',
  'university_work position',
  'voluntary organization',
  'training title',
  'skills text',
  'recognitions text',
  'memberships text',
  'references name',
]);

/** The boxes of a row that say something; of a changed one what stood there before. */
export function RowFields({ at }: { at: RowToCheck }) {
  const { section, row } = at;
  const changes = at.change?.kind === 'changed' ? at.change.fields.filter(({ changed }) => changed) : [];
  const sameAddress = row.values.permanent_is_residential === true;
  const isHidden = (name: string) =>
    !isSaid(name) ||
    (TITLES.has(`${section} ${name}`) && !changes.some(({ field }) => field === name)) ||
    (sameAddress && name.startsWith('permanent_') && name !== 'permanent_is_residential');
  const names = Object.keys(SECTIONS[section].fields).filter(
    (name) => !isHidden(name) && (isGiven(row.values[name]) || (name === 'yes' && row.values.yes !== null)),
  );
  const elsewhere = changes.filter(({ field }) => !names.includes(field) && !(sameAddress && field.startsWith('permanent_')));
  if (names.length === 0 && elsewhere.length === 0) return null;
  return (
    <Stack gap={4}>
      <SimpleGrid cols={{ base: 1, xs: 2, xl: 3 }} spacing="md" verticalSpacing={6} component="dl" className="check-fields">
        {names.map((name) => {
          const change = changes.find(({ field }) => field === name);
          return (
            <div key={name} data-changed={change !== undefined || undefined}>
              <Text component="dt" size="xs" c="dimmed">
                {labelOnPaper(section, name)}
              </Text>
              <Text component="dd" size="sm" className="printed-value">
                {change && !isMasked(row.values[name]) ? <BeforeAndNow section={section} field={change} /> : <Value at={at} name={name} />}
                {change && isMasked(row.values[name]) && <ins className="check-now"> changed</ins>}
              </Text>
            </div>
          );
        })}
      </SimpleGrid>
      <ChangedFields section={section} fields={elsewhere} />
    </Stack>
  );
}

function Value({ at: { section, row }, name }: { at: RowToCheck; name: string }) {
  const personnelId = Number(useParams().personnel_id);
  const [shown, setShown] = useState<string>();
  const field = SECTIONS[section].fields[name]!;
  const value = row.values[name] ?? null;
  if (Array.isArray(value))
    return (
      <List size="sm" component="div">
        {value.map((line) => (
          <div key={line}>• {line}</div>
        ))}
      </List>
    );
  if (!isMasked(value)) return formatValue(field, value, row.labels[name]);
  const toggle = () => {
    if (shown !== undefined) return setShown(undefined);
    void attempt(async () => {
      const { value: number } = await call(theirSheet.reveal, {
        params: { personnel_id: personnelId, section, row: row.id },
        body: { field: name },
      });
      setShown(number);
    });
  };
  return (
    <Group gap={4} wrap="nowrap" component="span" className="check-number">
      {shown ?? String(value)}
      <RevealButton label={field.label} isShown={shown !== undefined} onClick={toggle} />
    </Group>
  );
}
