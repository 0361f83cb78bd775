import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Skeleton, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { cellOf, nameOfRow, type ListColumn } from './list-columns.tsx';
import { GroupHead, GroupLine } from './list-groups.tsx';
import { isRow, lineId, type ListBodyProps } from './list-table.tsx';
import { RowCheck } from './row-check.tsx';
import './list-cards.css';
import { say } from '../../contract/say.ts';

/** The rows on a phone: two lines each, the name with its state, and what matters of the rest. */
export function ListCards<Row>({ columns, rows, open, rowId, selectable, selected, onSelect }: ListBodyProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (rows && list.current) dropTallFaces(list.current);
  }, [rows]);
  if (!rows)
    return (
      <Stack gap={0} aria-busy className="row-cards">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
          <Skeleton key={key} h={72} />
        ))}
      </Stack>
    );
  const [head, ...rest] = columns;
  const isSelected = (row: Row) => selected.some((one) => rowId(one) === rowId(row));
  const toggle = (row: Row) => onSelect(isSelected(row) ? selected.filter((one) => rowId(one) !== rowId(row)) : [...selected, row]);
  const beside = rest.filter(({ kind }) => kind === 'state' || kind === 'action' || kind === 'actions');
  const facts = rest.filter(({ phone }) => phone);
  return (
    <div className="row-cards" ref={list}>
      {rows.map((line) => {
        if (line instanceof GroupHead) return <GroupLine key={lineId(line, rowId)} head={line} />;
        if (!isRow(line)) return <Skeleton key={lineId(line, rowId)} h={72} />;
        const row = line;
        return (
          <div key={rowId(row)} className="row-card" data-opens={Boolean(open) || undefined}>
            {selectable && (
              <RowCheck
                aria-label={say('Select {columns}', { columns: nameOfRow(columns, row, rowId(row)) })}
                checked={isSelected(row)}
                onChange={() => toggle(row)}
              />
            )}
            <div className="row-card-text">
              {head && (
                <div className="row-card-name" data-kind={head.kind}>
                  {open ? <NameLink to={open(row)}>{cellOf(head, row)}</NameLink> : cellOf(head, row)}
                </div>
              )}
              <div className="row-card-facts">{factsOf(facts, row)}</div>
            </div>
            {beside.map((column) => (
              <div key={column.key} className="row-card-side" data-kind={column.kind}>
                {cellOf(column, row)}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** No card is higher for its face: where it would be, it has none. */
function dropTallFaces(list: HTMLElement): void {
  const cards = [...list.querySelectorAll<HTMLElement>('.row-card')];
  const show = (isShown: (at: number) => boolean) => {
    for (const [at, card] of cards.entries()) card.toggleAttribute('data-faceless', !isShown(at));
  };
  const heights = () => cards.map((card) => card.getBoundingClientRect().height);
  show(() => false);
  const least = heights();
  show(() => true);
  const whole = heights();
  show((at) => whole[at]! < least[at]! + 1);
}

/** Reaches over its whole card. */
function NameLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="row-link" data-row-link>
      {children}
    </Link>
  );
}

function factsOf<Row>(columns: ListColumn<Row>[], row: Row): ReactNode {
  return columns
    .map((column) => ({ key: column.key, fact: typeof column.phone === 'function' ? column.phone(row) : cellOf(column, row) }))
    .filter(({ fact }) => isFilled(fact))
    .map(({ key, fact }, at) => (
      <Fragment key={key}>
        {at > 0 && ' · '}
        {fact}
      </Fragment>
    ));
}

/** A card has no place to keep for what is not there. */
function isFilled(content: ReactNode): boolean {
  return content !== null && content !== undefined && content !== '' && content !== false && content !== '—';
}
