import { Box, Stack, Text } from '@mantine/core';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { PreviewRow } from '../../../contract/field-edits.ts';
import { useSend } from '../../calls/use-call.ts';
import { FormFoot } from '../../forms/form-foot.tsx';
import { count } from '../../format-instant.ts';
import { StatusBadge } from '../../status-badge.tsx';
import { useIsPhone } from '../../use-is-phone.ts';
import { ListCards } from '../list-cards.tsx';
import type { ListColumn } from '../list-columns.tsx';
import { ListTable } from '../list-table.tsx';
import type { BulkFields, BulkValues } from './bulk-fields.ts';
import type { Told } from './use-undo.ts';

const BADGES = {
  changed: <StatusBadge tone="info">Change</StatusBadge>,
  same: <StatusBadge tone="neutral">Is so already</StatusBadge>,
  refused: <StatusBadge tone="bad">Stays</StatusBadge>,
};
const ORDER = { refused: 0, changed: 1, same: 2 };

const COLUMNS: ListColumn<PreviewRow>[] = [
  { key: 'name', title: 'Row', kind: 'name' },
  { key: 'before', title: 'Now', kind: 'text', phone: (row) => row.why || `${row.before || '—'} → ${row.after}` },
  { key: 'after', title: 'Becomes', kind: 'text', render: (row) => row.why || row.after },
  { key: 'becomes', title: 'Change', kind: 'state', render: (row) => BADGES[row.becomes] },
];

interface EditPreviewProps {
  of: BulkFields;
  given: BulkValues & { field: string };
  rows: readonly PreviewRow[];
  list: Pick<Endpoint, 'path'>;
  onBack: () => void;
  onDone: (told: Told) => void;
}

/** What becomes of each row, those that stay first; what is written is what was shown. */
export function EditPreview({ of, given, rows, list, onBack, onDone }: EditPreviewProps) {
  const isPhone = useIsPhone();
  const edit = useSend(of.calls.edit, { alsoRefresh: [list], onDone: (answer) => onDone({ ...answer, of }) });
  const changed = rows.filter(({ becomes }) => becomes === 'changed');
  const shared = {
    columns: COLUMNS,
    rows: rows.toSorted((one, other) => ORDER[one.becomes] - ORDER[other.becomes]),
    rowId: (row: PreviewRow) => row.id,
    selectable: false,
    selected: [],
    onSelect: () => undefined,
  };
  return (
    <Stack gap="md">
      <Text size="sm">{formatCounts(rows)}</Text>
      <Box mah="55vh" style={{ overflowY: 'auto' }}>
        {isPhone ? <ListCards {...shared} /> : <ListTable {...shared} sort={undefined} onSort={() => undefined} fetching={false} />}
      </Box>
      <FormFoot
        action={changed.length === 0 ? 'Nothing to change' : `Change ${count(changed.length, 'row')}`}
        disabled={changed.length === 0}
        pending={edit.isPending}
        onBack={onBack}
        onAction={() => edit.mutate({ body: { ...given, rows: changed.map(({ id, version }) => ({ id, version })) } } as never)}
      />
    </Stack>
  );
}

function formatCounts(rows: readonly PreviewRow[]): string {
  const of = (becomes: PreviewRow['becomes']) => rows.filter((row) => row.becomes === becomes).length;
  const parts = [
    `${of('changed') === 0 ? 'No row' : count(of('changed'), 'row')} would change`,
    of('same') > 0 && `${of('same')} ${of('same') === 1 ? 'is' : 'are'} so already`,
    of('refused') > 0 && `${of('refused')} ${of('refused') === 1 ? 'stays as it is' : 'stay as they are'}`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
