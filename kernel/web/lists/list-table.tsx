import { useRef, type ChangeEvent, type MouseEvent, type UIEvent } from 'react';
import { useNavigate } from 'react-router';
import { CutText, CutTexts } from './cut-text.tsx';
import type { ListColumn } from './list-columns.tsx';
import { GroupHead, PendingRow, type Line } from './list-groups.tsx';
import { ListRow } from './list-row.tsx';
import { useDensity } from './use-density.ts';
import { SELECTION_WIDTH, isActions, sideOf, useFittedWidths } from './list-widths.ts';
import { SortHead, directionOf } from './sort-head.tsx';
import { RowCheck } from './row-check.tsx';
import { rangeTo } from './use-selection.ts';
import './list-table.css';
import { say } from '../../contract/say.ts';

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

const LOADING = Array.from({ length: 20 }, (_, place) => new PendingRow(String(place)));

/** Rows of one line, each rendered again only when its own data change (decision 82); the whole text of what is cut shows on hover and focus. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, open, rowId, selectable, selected, onSelect } = props;
  const navigate = useNavigate();
  const [density] = useDensity();
  const lastChosen = useRef<Row>(undefined);
  const lines: Line<Row>[] = props.rows ?? LOADING;
  const rows = lines.filter(isRow);
  const chosen = new Set(selected.map(rowId));
  const frame = useRef<HTMLDivElement>(null);
  const shown = props.rows ? rows.map((row) => String(rowId(row))).join() : '';
  const { widths, isTight, isMeasured } = useFittedWidths({ frame, columns, selectable, shown, density });
  const lineOf = (target: EventTarget) => lines[Number((target as Element).closest('tr')?.dataset.line)];

  const openLine = (event: MouseEvent) => {
    const line = lineOf(event.target);
    if (line === undefined || isOnControl(event)) return;
    if (line instanceof GroupHead) line.toggle();
    else if (open && isRow(line)) void navigate(open(line));
  };
  const choose = ({ target: box, nativeEvent }: ChangeEvent) => {
    const line = lineOf(box);
    if (!(box instanceof HTMLInputElement) || !box.closest('.row-check') || line === undefined || !isRow(line)) return;
    const meant = (nativeEvent as globalThis.MouseEvent).shiftKey ? rangeTo(rows, lastChosen.current, line, rowId) : [line];
    lastChosen.current = line;
    onSelect(box.checked ? withRows(selected, meant, rowId) : withoutRows(selected, meant, rowId));
  };

  return (
    <CutTexts className="list-frame" data-density={density}>
      <div ref={frame} className="list-rows" aria-busy={!props.rows || props.fetching} onScroll={showScroll}>
        <table
          className="list-table"
          data-opens={Boolean(open) || undefined}
          data-tight={isTight || undefined}
          data-measured={isMeasured || undefined}
        >
          <thead>
            <tr>
              {selectable && (
                <th className="select-cell" style={{ width: SELECTION_WIDTH }}>
                  <AllRows
                    rows={rows.length}
                    chosen={rows.filter((row) => chosen.has(rowId(row))).length}
                    onChange={(all) => onSelect(all ? withRows(selected, rows, rowId) : withoutRows(selected, rows, rowId))}
                  />
                </th>
              )}
              <Heads {...props} widths={widths} />
            </tr>
          </thead>
          {/* One listener for all rows; by keyboard a row is opened by the link in its first cell. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
          <tbody onClick={openLine} onChange={choose}>
            {lines.map((line, place) => (
              <ListRow
                key={lineId(line, rowId)}
                line={line}
                place={place}
                id={lineId(line, rowId)}
                columns={columns}
                to={open && isRow(line) ? open(line) : undefined}
                selectable={selectable}
                isSelected={isRow(line) && chosen.has(rowId(line))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </CutTexts>
  );
}

function Heads<Row>({ columns, widths, sort, onSort }: Pick<ListTableProps<Row>, 'columns' | 'sort' | 'onSort'> & { widths: string[] }) {
  return columns.map((column, index) => (
    <th
      key={column.key}
      style={{ width: widths[index] }}
      data-side={sideOf(column.kind)}
      data-pinned={index === 0 ? 'left' : isActions(column.kind) ? 'right' : undefined}
      aria-sort={column.sort ? directionOf(column.sort, sort) : undefined}
    >
      {column.sort ? (
        <SortHead title={say(column.title)} name={column.sort} sort={sort} onSort={onSort} />
      ) : (
        <CutText>{say(column.title)}</CutText>
      )}
    </th>
  ));
}

function AllRows({ rows, chosen, onChange }: { rows: number; chosen: number; onChange: (all: boolean) => void }) {
  return (
    <RowCheck
      aria-label={say('Select all rows of this page')}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < rows;
      }}
      checked={rows > 0 && chosen === rows}
      disabled={rows === 0}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Columns that stay draw a line where others pass beneath them. */
function showScroll({ currentTarget: frame }: UIEvent<HTMLElement>): void {
  frame.toggleAttribute('data-scrolled', frame.scrollLeft > 0);
}

function withRows<Row>(selected: Row[], rows: Row[], idOf: (row: Row) => number | string): Row[] {
  return [...withoutRows(selected, rows, idOf), ...rows];
}

function withoutRows<Row>(selected: Row[], rows: Row[], idOf: (row: Row) => number | string): Row[] {
  const ids = new Set(rows.map(idOf));
  return selected.filter((row) => !ids.has(idOf(row)));
}

/** A click on a link, button or check-box in the row is not a click on the row. */
function isOnControl(event: MouseEvent): boolean {
  return (event.target as Element).closest('a, button, input, label, .select-cell') !== null || String(getSelection()) !== '';
}

export function isRow<Row>(line: Line<Row>): line is Row {
  return !(line instanceof GroupHead || line instanceof PendingRow);
}

/** What tells lines apart. */
export function lineId<Row>(line: Line<Row>, rowId: (row: Row) => number | string): number | string {
  if (line instanceof GroupHead) return `group ${line.group.key}`;
  return line instanceof PendingRow ? `pending ${line.place}` : rowId(line);
}
