import { memo, type ReactNode } from 'react';
import { cellOf, nameOfRow, type ListColumn } from './list-columns.tsx';
import { GroupHead, GroupLine, PendingRow, type Line } from './list-groups.tsx';
import { isActions, sideOf } from './list-widths.ts';
import { RowCheck } from './row-check.tsx';
import { say } from '../../contract/say.ts';

interface ListRowProps<Row> {
  line: Line<Row>;
  /** Its number on the page, by which the table finds what was clicked. */
  place: number;
  id: number | string;
  columns: ListColumn<Row>[];
  /** Where it leads. */
  to: string | undefined;
  selectable: boolean;
  isSelected: boolean;
}

/** A line of a list: a row, the head of a group, or the place of a row that is still to come. */
export const ListRow = memo(function ListRow({ line, place, id, columns, to, selectable, isSelected }: ListRowProps<unknown>) {
  if (line instanceof GroupHead)
    return (
      <tr data-line={place} className="group-row">
        <td colSpan={columns.length + (selectable ? 1 : 0)}>
          <GroupLine head={line} />
        </td>
      </tr>
    );
  const pending = line instanceof PendingRow;
  return (
    <tr data-line={place} data-selected={isSelected || undefined}>
      {selectable && (
        <td className="select-cell">
          {!pending && (
            <RowCheck aria-label={say('Select {columns}', { columns: nameOfRow(columns, line, id) })} checked={isSelected} readOnly />
          )}
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          data-side={sideOf(column.kind)}
          data-pinned={index === 0 ? 'left' : isActions(column.kind) ? 'right' : undefined}
        >
          {pending ? <div className="list-pending" /> : drawCell(column, line, index === 0, to)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: ListRowProps<Row> & { key: number | string }) => ReactNode;

/** No component: 400 of them are drawn before a list shows anything. */
function drawCell(column: ListColumn<unknown>, row: unknown, isFirst: boolean, to: string | undefined): ReactNode {
  const content = cellOf(column, row);
  if (isActions(column.kind) || column.kind === 'prose') return content;
  if (!isFirst) return <div className="cut-text">{content}</div>;
  return (
    <div className="cut-text">
      {to ? (
        <a className="row-link" data-row-link href={to}>
          {content}
        </a>
      ) : (
        // The keys walk these rows too.
        <span data-row-link tabIndex={-1}>
          {content}
        </span>
      )}
    </div>
  );
}
