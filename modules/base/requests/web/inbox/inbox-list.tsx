import { memo } from 'react';
import { Card } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconUsers } from '@tabler/icons-react';
import { RowCheck } from '@talaan/kernel/web/lists/row-check.tsx';
import type { InboxRow } from '../../contract/inbox.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { PersonAvatar } from '@talaan/kernel/web/person-avatar.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { DueShort } from '../parts/due.tsx';
import { RequestState } from '../parts/request-state.tsx';
import { describeOwner, describeRow } from './describe-row.ts';

interface InboxListProps {
  rows: readonly InboxRow[];
  chosen: number | undefined;
  /** One that was decided elsewhere while it was open here. */
  gone: number | undefined;
  ticked: ReadonlySet<number>;
  onChoose: (id: number) => void;
  onTick: (id: number) => void;
}

/** The requests to decide, the earliest due first; each row has a box to tick it for a decision on several. */
export function InboxList({ rows, chosen, gone, ticked, onChoose, onTick }: InboxListProps) {
  const today = useToday();
  const choose = useCallbackRef(onChoose);
  const tick = useCallbackRef(onTick);
  return (
    <Card withBorder padding={4} component="ul" m={0} className="inbox-rows">
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          today={today}
          isChosen={row.id === chosen}
          isGone={row.id === gone}
          isTicked={ticked.has(row.id) && row.id !== gone}
          onChoose={choose}
          onTick={tick}
        />
      ))}
    </Card>
  );
}

interface RowProps extends Pick<InboxListProps, 'onChoose' | 'onTick'> {
  row: InboxRow;
  today: string;
  isChosen: boolean;
  isGone: boolean;
  isTicked: boolean;
}

/** Drawn fifty times before the screen shows anything: of plain elements, and again only where the row itself has changed. */
const Row = memo(function Row({ row, today, isChosen, isGone, isTicked, onChoose, onTick }: RowProps) {
  const owner = describeOwner(row);
  const what = describeRow(row, today);
  return (
    <li className="inbox-row" data-chosen={isChosen || undefined}>
      <RowCheck
        aria-label={say('Tick {title}', { title: row.title })}
        checked={isTicked}
        disabled={isGone}
        onChange={() => onTick(row.id)}
      />
      <button type="button" className="menu-line" aria-current={isChosen ? 'true' : undefined} onClick={() => onChoose(row.id)}>
        {row.owner === null ? (
          <span className="inbox-several" aria-hidden>
            <IconUsers size={18} />
          </span>
        ) : (
          <PersonAvatar fullname={row.owner} avatar={row.avatar} office={row.office} size={32} />
        )}
        <span className="inbox-texts">
          <span className="inbox-line">
            <span className="inbox-who" data-gone={isGone || undefined} title={owner}>
              {owner}
            </span>
            <DueShort on={row.due_on} isLate={row.is_late} />
          </span>
          <span className="inbox-line">
            <span className="inbox-what" title={what}>
              {what}
            </span>
            {isGone ? (
              <StatusBadge tone="past">{say('Decided elsewhere')}</StatusBadge>
            ) : (
              row.state_tells && <RequestState state={row.state} words={row.state_words} />
            )}
          </span>
        </span>
      </button>
    </li>
  );
});
