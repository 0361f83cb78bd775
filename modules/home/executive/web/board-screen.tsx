import { useState } from 'react';
import { ActionIcon, Alert, Button, Menu, Skeleton, Text } from '@mantine/core';
import { IconChevronDown, IconDots, IconLayoutGrid, IconPrinter } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { printBoard, readBoard, type Board } from '../contract/boards.ts';
import { compose } from '../contract/composition.ts';
import { BOARDS, type BoardCode } from '../rules/default-boards.ts';
import { FigureTile } from './figure-tile.tsx';
import './board.css';

/** A board that is left open reads itself again. */
const EVERY_MS = 30_000;

/** A board: the day in the address, today where it says none. */
export function Screen() {
  const code = useLocation().pathname.split('/').at(-1) as BoardCode;
  const today = useToday();
  const { search, change } = useAddress();
  const [isPrinting, setPrinting] = useState(false);
  const day = search.get('day') ?? undefined;
  const query = day === undefined ? {} : { day };
  const answer = useCall(readBoard, { params: { board: code }, query }, { every: day === undefined && EVERY_MS });
  const { title } = BOARDS[code];
  const shown = answer.data?.board.code === code ? answer.data : undefined;
  const printed = `${title}, ${longDate(day ?? today)}`;
  return (
    <Page
      title={title}
      intro={shown && introOf(shown)}
      actions={
        <>
          {shown && shown.boards.length > 1 && <BoardMenu boards={shown.boards} shown={code} />}
          <DateField
            aria-label="Day"
            placeholder="Today"
            clearable
            w={132}
            value={day ?? null}
            onChange={(chosen) => change({ day: chosen && chosen < today ? chosen : undefined })}
          />
          <MoreActs code={code} onPrint={() => setPrinting(true)} />
        </>
      }
    >
      {answer.isError && !shown ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : shown ? (
        <>
          {shown.board.is_past && shown.figures.every(({ value, is_small: isSmall }) => value === null && !isSmall) && (
            <Alert color="blue">
              {shown.kept_from === null
                ? 'Nothing was kept yet: each night keeps what the board came to on the day.'
                : `Nothing was kept of this day. The first day that was kept is ${longDate(shown.kept_from)}.`}
            </Alert>
          )}
          <div className="board">
            {shown.figures.map((figure) => (
              <FigureTile key={figure.name} figure={figure} isPast={shown.board.is_past} />
            ))}
          </div>
          {shown.figures.length === 0 && <Text size="sm">No module of this university has a figure of this board.</Text>}
        </>
      ) : (
        <Skeleton h={480} aria-busy />
      )}
      {isPrinting && (
        <Dialog title={printed} size="paper" onClose={() => setPrinting(false)}>
          <PdfView of={[code, day]} name={printed} fetchPdf={() => fetchFile(printBoard, { params: { board: code }, query })} />
        </Dialog>
      )}
    </Page>
  );
}

function introOf({ board: { over, day, is_past: isPast } }: Board): string {
  return isPast ? `${over}, as it was kept of ${longDate(day)}` : `${over}, as it is now`;
}

/** What else is done with a board. */
function MoreActs({ code, onPrint }: { code: BoardCode; onPrint: () => void }) {
  const mayCompose = useMayCall(compose);
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="More actions">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label="More actions">
        <Menu.Item leftSection={<IconPrinter size={16} />} onClick={onPrint}>
          Print the board
        </Menu.Item>
        {mayCompose && (
          <Menu.Item leftSection={<IconLayoutGrid size={16} />} component={Link} to={`/executivedashboard/compose/${code}`}>
            Compose the board
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The other boards that the reader may open. */
function BoardMenu({ boards, shown }: { boards: Board['boards']; shown: BoardCode }) {
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />}>
          Boards
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label="Boards">
        {boards.map(({ code, title }) => (
          <Menu.Item key={code} component={Link} to={`/executivedashboard/${code}`} aria-current={code === shown ? 'page' : undefined}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
