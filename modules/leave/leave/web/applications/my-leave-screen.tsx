import { Alert, Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useAddress, withChanges } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readFiling, readLeaveBalances } from '../../contract/filing.ts';
import { formatEntitlement } from '../../rules/contract-leave.ts';
import { EntitlementText } from './entitlement.tsx';
import { LeaveList } from './list/leave-list.tsx';
import { NOTHING_OPEN } from './opened.ts';
import { LeaveDrawer } from './record/leave-drawer.tsx';

/** The list is opened more often than the form. */
const FileLeave = shownLater(async () => (await import('./file/file-leave.tsx')).FileLeave);
const CorrectLeave = shownLater(async () => (await import('./file/file-leave.tsx')).CorrectLeave);

/** Of one who has no record there is no form. */
export const keepForms = () => Promise.all([import('./file/file-leave.tsx'), call(readFiling, { query: {} }).catch(() => undefined)]);

const MEANWHILE = <Skeleton h={420} aria-busy />;

/** One's own applications for leave; a new one, or one that is corrected, takes the whole page. */
export function Screen() {
  const { search, linkTo } = useAddress();
  // Another page takes the place of the form, and begins at its top.
  const [, setSearch] = useSearchParams();
  const open = (id: number) => setSearch((now) => withChanges(now, { ...NOTHING_OPEN, leave: id }), { replace: true });
  const { personnel } = useCurrentUser();
  const standing = useCall(readLeaveBalances, { query: {} }, { enabled: personnel !== null }).data;
  const earns = standing?.entitlement.earns;
  const year = useToday().slice(0, 4);
  const close = () => setSearch((now) => withChanges(now, NOTHING_OPEN));
  const corrected = Number(search.get('correct'));
  if (corrected)
    return (
      <Page title={say('Correct the application')}>
        <CorrectLeave
          key={corrected}
          id={corrected}
          onDone={() => open(corrected)}
          onCancel={() => open(corrected)}
          meanwhile={MEANWHILE}
        />
      </Page>
    );
  if (search.get('file') !== null)
    return (
      <Page title={say('File leave')} intro={say('The number of days is computed as you choose dates.')}>
        <FileLeave type={search.get('type')} day={dayInAddress(search, 'file')} onFiled={open} onCancel={close} meanwhile={MEANWHILE} />
      </Page>
    );
  const add = (
    <Button component={Link} to={linkTo({ ...NOTHING_OPEN, file: 'new' })} leftSection={<IconPlus size={16} />}>
      {say('File leave')}
    </Button>
  );
  return (
    <>
      <LeaveList
        title={say('Leave application')}
        intro={say(
          'File leave ahead, and for sickness on your return. HR certifies the credits, your head recommends, the authority approves.',
        )}
        above={() =>
          standing &&
          formatEntitlement(standing.entitlement) && (
            <Alert p="sm">
              <EntitlementText entitlement={standing.entitlement} />
            </Alert>
          )
        }
        whose="mine"
        open={(row) => linkTo({ ...NOTHING_OPEN, leave: row.id })}
        actions={
          <>
            {personnel && (
              <Button component={Link} to={`/account/leave/${personnel.id}/${year}/VL/own`} variant="default">
                {say('Leave record')}
              </Button>
            )}
            {earns === 'TEACHER' && (
              <Button component={Link} to="/account/service-credits" variant="default">
                {say('Service credits')}
              </Button>
            )}
            {personnel && earns === 'REGULAR' && (
              <Button component={Link} to={`/account/force-leave-schedule/${personnel.id}/${year}/FL/own`} variant="default">
                {say('Forced leave')}
              </Button>
            )}
          </>
        }
        main={add}
        empty={{ title: say('No leave yet'), description: say('The leave that you file appears here.'), action: add }}
      />
      <LeaveDrawer />
    </>
  );
}
