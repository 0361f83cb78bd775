import { Box, Drawer, Paper, Skeleton } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readDepartment } from '../../contract/departments.ts';
import { OfficeDetails } from './office-details.tsx';

interface OfficePaneProps {
  id: number;
  isBeside: boolean;
  /** Where the mouse has dropped it. */
  droppedOn: { parentId: number | null } | null;
  onDropDone: () => void;
  onClose: () => void;
  onChoose: (id: number) => void;
}

/** The chosen office: beside the tree on a desk, otherwise over it. */
export function OfficePane({ id, isBeside, droppedOn, onDropDone, onClose, onChoose }: OfficePaneProps) {
  const answer = useCall(readDepartment, { params: { id } });
  const office = answer.data?.department.id === id ? answer.data.department : undefined;
  const body = answer.isError ? (
    <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
  ) : office ? (
    <OfficeDetails office={office} version={answer.data?.version} droppedOn={droppedOn} onDropDone={onDropDone} onChoose={onChoose} />
  ) : (
    <Skeleton h={280} />
  );
  if (isBeside) {
    return (
      <Paper
        component="section"
        aria-label={office?.fullname ?? 'Office'}
        withBorder
        p="md"
        className="office-pane"
        // What scrolls can be reached by keyboard.
        tabIndex={0}
      >
        {body}
      </Paper>
    );
  }
  return (
    <Drawer.Root opened onClose={onClose} position="right" size="32rem">
      <Drawer.Overlay />
      <Drawer.Content aria-label={office?.fullname ?? 'Office'}>
        <Drawer.Body>
          <Box pos="absolute" right={12} top={12}>
            <Drawer.CloseButton aria-label="Back to the tree" />
          </Box>
          {body}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
