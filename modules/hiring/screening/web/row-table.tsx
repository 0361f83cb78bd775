import { Checkbox, Skeleton, Table, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { markRows, type ScreenedElement, type SheetRow } from '../contract/screening.ts';
import { formatDays } from '../rules/count-experience.ts';
import { formatHours } from '../rules/count-training.ts';
import type { ElementName } from '../rules/elements.ts';

const HoursField = shownLater(async () => (await import('./hours-field.tsx')).HoursField);

interface RowTableProps {
  application: number;
  element: ScreenedElement;
  mayCorrect: boolean;
}

/** What the figure of a row counts. */
const COUNTS: Record<ElementName, string> = {
  education: 'Counts',
  experience: 'Days',
  training: 'Hours',
  eligibility: 'Counts',
  special: '',
};

/** The rows of the data sheet behind a figure; HR says which are relevant, and the hours that a paper shows. */
export function RowTable({ application, element: { element, rows, result }, mayCorrect }: RowTableProps) {
  return (
    <Table.ScrollContainer minWidth={560} type="native">
      <Table verticalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>From the data sheet</Table.Th>
            <Table.Th w={190}>From and to</Table.Th>
            <Table.Th w={70} ta="end">
              {COUNTS[element]}
            </Table.Th>
            {mayCorrect && <Table.Th w={150}>HR says</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {toldApart(rows).map(({ row, key }) => (
            <Table.Tr key={key}>
              <Table.Td>
                <Text size="sm">{row.title}</Text>
                <Text size="xs" c="dimmed">
                  {[row.detail, row.why].filter(Boolean).join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td>{formatPeriod(row)}</Table.Td>
              <Table.Td ta="end">{formatCounted(element, row.counted)}</Table.Td>
              {mayCorrect && (
                <Table.Td>
                  <RowControls application={application} element={element} row={row} isOpen={isOpen(element, result, row)} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Rows that say the same have one key; each is shown. */
function toldApart(rows: readonly SheetRow[]): { row: SheetRow; key: string }[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const before = seen.get(row.row) ?? 0;
    seen.set(row.row, before + 1);
    return { row, key: `${row.row} ${before}` };
  });
}

/** Whether HR has yet to say of a row that it is relevant, or appropriate. */
function isOpen(element: ElementName, result: ScreenedElement['result'], { is_relevant: said, counted }: SheetRow): boolean {
  return said === null && (element === 'experience' || (element !== 'training' && result === 'FOR_VERIFICATION' && counted > 0));
}

interface RowControlsProps {
  application: number;
  element: ElementName;
  row: SheetRow;
  isOpen: boolean;
}

function RowControls({ application, element, row, isOpen }: RowControlsProps) {
  const marking = useSend(markRows);
  const say = (mark: { is_relevant?: boolean; weekly_hours?: number | null; verified_hours?: number | null }) =>
    marking.mutate({ params: { id: application }, body: { rows: [{ row: row.row, ...mark }] } });
  const relevant = row.is_relevant ?? (element === 'training' || (row.counted > 0 && !isOpen));
  return (
    <>
      <Checkbox
        size="sm"
        label={element === 'eligibility' ? 'Appropriate' : 'Relevant'}
        aria-label={`${element === 'eligibility' ? 'Appropriate' : 'Relevant'}: ${row.title}`}
        checked={relevant}
        indeterminate={isOpen}
        disabled={marking.isPending}
        onChange={({ currentTarget }) => say({ is_relevant: currentTarget.checked })}
      />
      {element === 'training' && (
        <HoursField
          meanwhile={<Skeleton h={30} mt={4} />}
          label={`Verified hours: ${row.title}`}
          placeholder={row.claimed_hours === null ? 'Hours' : `${formatHours(row.claimed_hours)} claimed`}
          saved={row.verified_hours}
          most={2000}
          onSave={(verified_hours) => say({ verified_hours })}
        />
      )}
      {row.is_part_time && (
        <HoursField
          meanwhile={<Skeleton h={30} mt={4} />}
          label={`Hours a week: ${row.title}`}
          placeholder="20 a week"
          saved={row.weekly_hours}
          most={40}
          onSave={(weekly_hours) => say({ weekly_hours })}
        />
      )}
    </>
  );
}

function formatPeriod({ from, to }: SheetRow): string {
  const said = [from, to].filter(Boolean).map(formatDay);
  return said.length === 2 && said[0] === said[1] ? said[0]! : said.join(' to ');
}

function formatDay(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? longDate(day) : day;
}

function formatCounted(element: ElementName, counted: number): string {
  if (element === 'experience') return formatDays(counted);
  if (element === 'training') return formatHours(counted);
  return counted > 0 ? 'Yes' : 'No';
}
