import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { DataTable, type DataTableSortStatus } from 'mantine-datatable';
import { Link, useNavigate } from 'react-router';
import 'mantine-datatable/styles.css';
import { cellOf, type ListColumn } from './list-columns.tsx';

export interface ListBodyProps<Row> {
  columns: ListColumn<Row>[];
  /** Absent while the first page loads. */
  rows: Row[] | undefined;
  open?: (row: Row) => string;
  rowId: (row: Row) => number | string;
  selectable: boolean;
  selected: Row[];
  onSelect: (rows: Row[]) => void;
}

interface ListTableProps<Row> extends ListBodyProps<Row> {
  sort: string | undefined;
  onSort: (sort: string) => void;
  fetching: boolean;
}

const SKELETON_ROWS = Array.from({ length: 10 }, (_, index) => ({ skeleton: index }));

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, rows, open, sort } = props;
  const navigate = useNavigate();
  const loading = !rows;
  const selection =
    props.selectable && !loading
      ? {
          selectedRecords: props.selected,
          onSelectedRecordsChange: props.onSelect,
          allRecordsSelectionCheckboxProps: { 'aria-label': 'Select all rows of this page' },
          getRecordSelectionCheckboxProps: (row: Row) => ({ 'aria-label': `Select row ${props.rowId(row)}` }),
        }
      : {};
  return (
    <DataTable<Row>
      className="list-table"
      withTableBorder
      borderRadius="sm"
      highlightOnHover={Boolean(open)}
      verticalSpacing={7}
      fetching={props.fetching}
      loaderBackgroundBlur={0}
      idAccessor={loading ? 'skeleton' : props.rowId}
      aria-busy={loading}
      records={rows ?? (SKELETON_ROWS as Row[])}
      columns={columns.map((column, index) => ({
        accessor: column.key,
        title: column.title,
        textAlign: column.align,
        width: column.width,
        sortable: Boolean(column.sort),
        sortKey: column.sort,
        render: (row: Row) => (loading ? <Skeleton h={18} /> : cell(column, row, index === 0 ? open : undefined)),
      }))}
      sortStatus={sortStatusOf(columns, sort)}
      onSortStatusChange={(status) =>
        props.onSort(`${status.direction === 'desc' ? '-' : ''}${sortNameOf(columns, status.columnAccessor)}`)
      }
      onRowClick={open && !loading ? ({ record, event }) => !isOnControl(event) && void navigate(open(record)) : undefined}
      {...selection}
    />
  );
}

function cell<Row>(column: ListColumn<Row>, row: Row, open: ((row: Row) => string) | undefined): ReactNode {
  const content = cellOf(column, row);
  return open ? (
    <Link className="row-link" data-row-link to={open(row)}>
      {content}
    </Link>
  ) : (
    content
  );
}

/** A click on a link, button or check-box in the row is not a click on the row. */
function isOnControl(event: React.MouseEvent): boolean {
  return (event.target as Element).closest('a, button, input, label') !== null || String(getSelection()) !== '';
}

function sortStatusOf<Row>(columns: ListColumn<Row>[], sort = ''): DataTableSortStatus<Row> {
  const column = columns.find((one) => one.sort && one.sort === sort.replace(/^-/, ''));
  return { columnAccessor: column?.key ?? '', direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

function sortNameOf<Row>(columns: ListColumn<Row>[], key: unknown): string {
  return columns.find((column) => column.key === key)?.sort ?? '';
}
