import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { Link, useNavigate } from 'react-router';
import 'mantine-datatable/styles.css';
import { CutText, CutTexts } from './cut-text.tsx';
import { cellOf, type ListColumn } from './list-columns.tsx';
import { useDensity } from './list-density.ts';
import { SELECTION_WIDTH, sideOf, widthsOf } from './list-widths.ts';
import { SortHead } from './sort-head.tsx';
import './list-table.css';

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

const SKELETON_ROWS = Array.from({ length: 20 }, (_, index) => ({ skeleton: index }));

/** Rows of one line; the whole text of what is cut shows on hover and focus. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, rows, open, sort, onSort } = props;
  const navigate = useNavigate();
  const [density] = useDensity();
  const loading = !rows;
  const widths = widthsOf(
    columns.map(({ kind }) => kind),
    props.selectable,
  );
  const selection =
    props.selectable && !loading
      ? {
          selectedRecords: props.selected,
          onSelectedRecordsChange: props.onSelect,
          selectionColumnStyle: { width: SELECTION_WIDTH, minWidth: SELECTION_WIDTH, maxWidth: SELECTION_WIDTH },
          allRecordsSelectionCheckboxProps: { 'aria-label': 'Select all rows of this page' },
          getRecordSelectionCheckboxProps: (row: Row) => ({ 'aria-label': `Select row ${props.rowId(row)}` }),
        }
      : {};
  return (
    <CutTexts className="list-frame" data-density={density}>
      <DataTable<Row>
        // It keeps the widths that it was first given.
        key={widths.join()}
        className="list-table list-rows"
        withTableBorder
        borderRadius="sm"
        highlightOnHover={Boolean(open)}
        horizontalSpacing="sm"
        fetching={props.fetching}
        loaderBackgroundBlur={0}
        idAccessor={loading ? 'skeleton' : props.rowId}
        aria-busy={loading}
        records={rows ?? (SKELETON_ROWS as Row[])}
        columns={columns.map((column, index) => ({
          accessor: column.key,
          title: column.sort ? (
            <SortHead title={column.title} name={column.sort} sort={sort} onSort={onSort} />
          ) : (
            <CutText>{column.title}</CutText>
          ),
          textAlign: sideOf(column.kind),
          width: widths[index]!,
          pinned: isActions(column) ? ('right' as const) : undefined,
          render: (row: Row) => (loading ? <Skeleton h={14} /> : cell(column, row, index === 0, open)),
        }))}
        onRowClick={open && !loading ? ({ record, event }) => !isOnControl(event) && void navigate(open(record)) : undefined}
        {...selection}
      />
    </CutTexts>
  );
}

function cell<Row>(column: ListColumn<Row>, row: Row, isFirst: boolean, open: ((row: Row) => string) | undefined): ReactNode {
  const content = cellOf(column, row);
  if (isActions(column) || column.kind === 'prose') return content;
  if (!isFirst) return <CutText>{content}</CutText>;
  return (
    <CutText>
      {open ? (
        <Link className="row-link" data-row-link to={open(row)}>
          {content}
        </Link>
      ) : (
        // The keys walk these rows too.
        <span data-row-link tabIndex={-1}>
          {content}
        </span>
      )}
    </CutText>
  );
}

function isActions<Row>({ kind }: ListColumn<Row>): boolean {
  return kind === 'action' || kind === 'actions';
}

/** A click on a link, button or check-box in the row is not a click on the row. */
function isOnControl(event: React.MouseEvent): boolean {
  return (event.target as Element).closest('a, button, input, label') !== null || String(getSelection()) !== '';
}
