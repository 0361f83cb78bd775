import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { Link, useNavigate } from 'react-router';
import 'mantine-datatable/styles.css';
import { CutText, CutTexts } from './cut-text.tsx';
import { cellOf, type ListColumn } from './list-columns.tsx';
import { useDensity } from './list-density.ts';
import { GroupHead, GroupLine, PendingRow, type Line } from './list-groups.tsx';
import { SELECTION_WIDTH, sideOf, widthsOf } from './list-widths.ts';
import { SortHead } from './sort-head.tsx';
import './list-table.css';

export interface ListBodyProps<Row> {
  columns: ListColumn<Row>[];
  /** Absent while the first page loads. */
  rows: Line<Row>[] | undefined;
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
  const idOf = (line: Line<Row>) => lineId(line, props.rowId);
  const selection =
    props.selectable && !loading
      ? {
          selectedRecords: props.selected,
          onSelectedRecordsChange: (lines: Line<Row>[]) => props.onSelect(lines as Row[]),
          isRecordSelectable: isRow,
          selectionColumnStyle: { width: SELECTION_WIDTH, minWidth: SELECTION_WIDTH, maxWidth: SELECTION_WIDTH },
          allRecordsSelectionCheckboxProps: { 'aria-label': 'Select all rows of this page' },
          getRecordSelectionCheckboxProps: (line: Line<Row>) => ({ 'aria-label': `Select row ${idOf(line)}` }),
        }
      : {};
  const onRow = (line: Line<Row>) => {
    if (line instanceof GroupHead) line.toggle();
    else if (open && isRow(line)) void navigate(open(line));
  };
  return (
    <CutTexts className="list-frame" data-density={density}>
      <DataTable<Line<Row>>
        // It keeps the widths that it was first given.
        key={widths.join()}
        className="list-table list-rows"
        withTableBorder
        borderRadius="sm"
        highlightOnHover={Boolean(open)}
        horizontalSpacing="sm"
        fetching={props.fetching}
        loaderBackgroundBlur={0}
        idAccessor={loading ? 'skeleton' : idOf}
        rowClassName={(line) => (line instanceof GroupHead ? 'group-row' : undefined)}
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
          pinned: index === 0 ? ('left' as const) : isActions(column) ? ('right' as const) : undefined,
          customCellAttributes: (line: Line<Row>) => (line instanceof GroupHead && index === 0 ? { colSpan: columns.length } : {}),
          cellsClassName: (line: Line<Row>) => (line instanceof GroupHead && index > 0 ? 'in-group-head' : undefined),
          render: (line: Line<Row>) => {
            if (line instanceof GroupHead) return index === 0 && <GroupLine head={line} />;
            return loading || !isRow(line) ? <Skeleton h={14} /> : cell(column, line, index === 0, open);
          },
        }))}
        onRowClick={loading ? undefined : ({ record, event }) => isOnControl(event) || onRow(record)}
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

export function isRow<Row>(line: Line<Row>): line is Row {
  return !(line instanceof GroupHead || line instanceof PendingRow);
}

/** What tells lines apart. */
export function lineId<Row>(line: Line<Row>, rowId: (row: Row) => number | string): number | string {
  if (line instanceof GroupHead) return `group ${line.group.key}`;
  return line instanceof PendingRow ? `pending ${line.place}` : rowId(line);
}
