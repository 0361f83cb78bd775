import { useState } from 'react';
import { Anchor, Button, Group } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { PaperInView } from '@talaan/papers/web/paper-action.ts';
import { readPrintedPaper } from '../../contract/register.ts';
import { StateBadge } from '../page/state-badge.tsx';
import { RegisterDialog } from './register-dialog.tsx';

/** Registers a printed paper as a document; once it is registered, its number and state. */
export function Action(view: PaperInView) {
  const [isOpen, setOpen] = useState(false);
  const answer = useCall(readPrintedPaper, { params: { code: view.code } }).data;
  if (!answer) return null;
  const { document } = answer;
  if (document)
    return (
      <Group gap="xs" me="auto">
        <Anchor component={Link} to={`/dts/documents/${document.id}`} size="sm">
          {document.tracking_no ?? 'Draft in document tracking'}
        </Anchor>
        <StateBadge state={document.state} />
      </Group>
    );
  if (answer.paper.is_withdrawn) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={16} />} onClick={() => setOpen(true)}>
        Register in document tracking
      </Button>
      {isOpen && <RegisterDialog view={view} found={answer} onClose={() => setOpen(false)} />}
    </>
  );
}
