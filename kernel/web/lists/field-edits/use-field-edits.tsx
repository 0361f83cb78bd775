import { useState, type ReactNode } from 'react';
import { IconPencil } from '@tabler/icons-react';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { useMayCalls } from '../../calls/may-call.ts';
import { useContributed } from '../../module.ts';
import { openedLater } from '../../shown-later.ts';
import type { BulkAction } from '../bulk-actions.ts';
import { bulkFields } from './bulk-fields.ts';
import type { EditFieldProps } from './edit-field-dialog.tsx';

const EditFieldDialog = openedLater<EditFieldProps>(async () => (await import('./edit-field-dialog.tsx')).EditFieldDialog);

/** What a list offers as ‘Edit field’ of its chosen rows, with its dialog; nothing where no field of it is open to the user. */
export function useFieldEdits<Row>(list: Endpoint, query: Record<string, unknown> | undefined, rowId: (row: Row) => number | string) {
  const mayCall = useMayCalls();
  const open = useContributed(bulkFields).filter((one) => one.list === list.path && mayCall(one.calls.edit));
  const [ids, setIds] = useState<number[]>();
  const actions: BulkAction<Row>[] = [
    {
      label: 'Edit field',
      icon: <IconPencil size={14} />,
      run: (rows) => setIds(rows.map((row) => Number(rowId(row)))),
    },
  ];
  const dialog: ReactNode = ids && (
    <EditFieldDialog of={open} list={list} query={query ?? {}} ids={ids} onClose={() => setIds(undefined)} />
  );
  return { actions: open.length > 0 ? actions : [], sends: open.map(({ calls }) => calls.edit.path), dialog };
}
