import { Box, Button, Skeleton } from '@mantine/core';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { LeaveRecord } from './record/leave-record.tsx';

const CorrectLeave = shownLater(async () => (await import('./file/file-leave.tsx')).CorrectLeave);

/** One application as HR has it: read, decided, and corrected where it was returned. */
export function Screen() {
  const navigate = useNavigate();
  const { lid, label, id: person } = useParams();
  const id = Number(lid);
  const [search, setSearch] = useSearchParams();
  const read = () => setSearch({}, { replace: true });
  const isCorrected = search.get('correct') !== null;
  return (
    <Page
      title="Leave form"
      intro={label}
      actions={
        !isCorrected && (
          <Button component={Link} to={`/edats/addLeaveAdmin/${person}`} variant="default">
            Add leave for this employee
          </Button>
        )
      }
    >
      {isCorrected ? (
        <CorrectLeave id={id} onDone={read} onCancel={() => void navigate(-1)} meanwhile={<Skeleton h={420} aria-busy />} />
      ) : (
        <Box maw={760}>
          <LeaveRecord key={id} id={id} />
        </Box>
      )}
    </Page>
  );
}
