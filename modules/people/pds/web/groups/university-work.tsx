import { Button, Card, Group, Select, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { SheetRow, SheetView } from '../../contract/sheet-view.ts';
import { textsOfWork } from '../../rules/university-work.ts';
import { fieldId, textOf, useRow } from '../fields/row-context.ts';
import { RowScope } from '../fields/row-scope.tsx';
import { SheetField } from '../fields/sheet-field.tsx';
import { AddRowButton } from '../rows/add-row-button.tsx';
import { Remark } from '../rows/remark.tsx';
import { ClashOfRow } from '../saving/clash-of-row.tsx';
import { rowKey } from '../../rules/row-key.ts';
import { useSheetAddress } from '../sheet/sheet-address.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import { attempt } from '../sheet/use-sheet-store.ts';

const SECTION = 'university_work';

type Work = SheetView['internal_work'][number];

/** Work in the university as the record has it, with what its owner tells of it, and texts about work that the record no longer has. */
export function UniversityWork() {
  const { sheet } = useSheet();
  const texts = sheet.sections.university_work.map((row) => ({ row, from: row.values.from, position: row.values.position }));
  const { of, left } = textsOfWork(sheet.internal_work, texts);
  const untold = sheet.internal_work.filter((work) => !of.has(work));
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {say('Work in the university is from the service record. Add its supervisor and duties for the Work Experience Sheet.')}
      </Text>
      {sheet.internal_work.map((work) => (
        <WorkCard key={`${work.from} ${work.position}`} work={work} row={of.get(work)?.row} />
      ))}
      {left.map(({ row }) => (
        <TextWithoutWork key={row.id} row={row} works={untold} />
      ))}
    </Stack>
  );
}

function WorkCard({ work, row }: { work: Work; row: SheetRow | undefined }) {
  const { mayEdit } = useSheet();
  const { openRow } = useSheetAddress();
  return (
    <Card withBorder padding="sm" component="article" aria-label={work.position} id={row && rowKey(SECTION, row.id)}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs" align="flex-start">
          <Stack gap={2} flex="1 1 14rem" miw={0}>
            <Text fw={500}>{work.position}</Text>
            <Text size="sm" c="dimmed">
              {[work.office_unit, work.agency_place, work.appointment_status, work.sg_step && `SG ${work.sg_step}`]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <Text size="sm" c="dimmed">
              {formatPeriod(work)}
            </Text>
          </Stack>
          <StatusBadge tone="info">{say('Service record')}</StatusBadge>
        </Group>
        {row && (
          <RowScope section={SECTION} row={row}>
            {row.values.position !== work.position && (
              <Text size="sm" c="dimmed">
                {say('Written for {words}. Read it again: the service record was corrected since.', { words: formatPosition(row) })}
              </Text>
            )}
            <Remark row={row} />
            <ClashOfRow />
            <ToldOfWork />
          </RowScope>
        )}
        {!row && mayEdit && (
          <Group>
            <AddRowButton
              section={SECTION}
              begin={{ from: work.from }}
              adds="supervisor and duties"
              onAdded={(id) => openRow(rowKey(SECTION, id))}
            />
          </Group>
        )}
      </Stack>
    </Card>
  );
}

/** What the Work Experience Sheet tells beside office and place: in short, and opened to its boxes. */
function ToldOfWork() {
  const { row, values, leave } = useRow();
  const { openRow, row: opened } = useSheetAddress();
  const { mayEdit } = useSheet();
  const key = rowKey(SECTION, row.id);
  const isOpen = opened === key;
  const supervisor = textOf(values.supervisor);
  const written = textOf(values.duties) || textOf(values.accomplishments);
  const toggle = () => {
    leave();
    openRow(isOpen ? undefined : key);
  };
  return (
    <Stack gap="sm">
      {!isOpen && (
        <Stack gap={2}>
          {supervisor && <Text size="sm">{say('Supervisor: {supervisor}', { supervisor })}</Text>}
          {written && (
            <Text size="sm" lineClamp={2} className="printed-value">
              {written}
            </Text>
          )}
          {!supervisor && !written && (
            <Text size="sm" c="dimmed">
              {say('No supervisor and duties yet.')}
            </Text>
          )}
        </Stack>
      )}
      {isOpen && (
        <Stack gap="md">
          <SheetField name="supervisor" />
          <SheetField name="accomplishments" />
          <SheetField name="duties" />
        </Stack>
      )}
      <Group>
        <Button
          variant="default"
          size="xs"
          aria-expanded={isOpen}
          rightSection={isOpen ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
          onClick={toggle}
        >
          {isOpen ? say('Done') : mayEdit ? say('Change supervisor and duties') : say('Show supervisor and duties')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Nothing that was written is lost when the record is corrected: it waits here for its work to be chosen. */
function TextWithoutWork({ row, works }: { row: SheetRow; works: readonly Work[] }) {
  const { mayEdit } = useSheet();
  const words = formatPosition(row);
  return (
    <RowScope section={SECTION} row={row}>
      <Card withBorder padding="sm" component="article" aria-label={say('Written for {words}', { words })} id={rowKey(SECTION, row.id)}>
        <Stack gap="sm">
          <Group justify="space-between" gap="xs" align="flex-start">
            <Stack gap={2} flex="1 1 14rem" miw={0}>
              <Text fw={500}>{say('Written for {words}', { words })}</Text>
              <Text size="sm" c="dimmed">
                {say(
                  'The service record does not have this work now. This text does not print until you choose the work that it is about.',
                )}
              </Text>
            </Stack>
            <StatusBadge tone="warning">{say('Not in the service record')}</StatusBadge>
          </Group>
          <Remark row={row} />
          <ClashOfRow />
          {mayEdit && <WorkChoice works={works} />}
          <ToldOfWork />
          {mayEdit && <RemoveButton row={row} name={`the text written for ${words}`} />}
        </Stack>
      </Card>
    </RowScope>
  );
}

function WorkChoice({ works }: { works: readonly Work[] }) {
  const { row, set, leave, errorOf } = useRow();
  return (
    <Select
      id={fieldId(rowKey(SECTION, row.id), 'from')}
      label={say('About which work')}
      description={
        works.length === 0 ? say('Each work already has its own text. Copy what you need into it, then remove this one.') : undefined
      }
      placeholder={say('Choose the work')}
      disabled={works.length === 0}
      error={errorOf('from')}
      data={works.map((work) => ({ value: work.from!, label: `${work.position}, ${formatPeriod(work)}` }))}
      value={null}
      onChange={(from) => {
        set({ from });
        leave();
      }}
    />
  );
}

function RemoveButton({ row, name }: { row: SheetRow; name: string }) {
  const { actions, savers } = useSheet();
  const remove = async () => {
    if (!(await confirmRemoval(name))) return;
    await attempt(async () => {
      await actions.removeRow(SECTION, row.id);
      savers.drop(SECTION, row.id);
    });
  };
  return (
    <Group>
      <Button size="xs" variant="default" leftSection={<IconTrash size={16} />} onClick={() => void remove()}>
        {say('Remove')}
      </Button>
    </Group>
  );
}

function formatPeriod({ from, to }: Pick<Work, 'from' | 'to'>): string {
  return `${from ? longDate(from) : 'From the start'} to ${to ? longDate(to) : 'present'}`;
}

function formatPosition({ values: { from, position } }: SheetRow): string {
  const since = typeof from === 'string' && /^\d{4}-\d\d-\d\d$/.test(from) ? `from ${longDate(from)}` : '';
  return [position, since].filter(Boolean).join(' ') || 'other work';
}
