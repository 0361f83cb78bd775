import { Skeleton } from '@mantine/core';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { listTerms } from '../../contract/terms.ts';
import { useSegment } from './use-segment.ts';

const NewSegment = shownLater(async () => (await import('./segment-forms.tsx')).NewSegment);
const OpenSegment = shownLater(async () => (await import('./segment-forms.tsx')).OpenSegment);
const MEANWHILE = <Skeleton h={420} aria-busy />;

/** A segment of load beside the list or the record of its teacher: a new one, or one that is changed or ended. */
export function SegmentDrawer({ teacher }: { teacher?: { id: number; fullname: string } }) {
  const { segment, open } = useSegment();
  const isPhone = useIsPhone();
  const close = () => open(null);
  const id = Number(segment) || undefined;
  const terms = useCall(listTerms, {}, { enabled: segment !== null }).data?.terms;
  return (
    <SideDrawer
      opened={segment !== null}
      onClose={close}
      size={isPhone ? '100%' : 'min(560px, 90vw)'}
      title={segment === 'new' ? 'Add a segment' : 'Change or end a segment'}
    >
      {segment !== null && !terms && MEANWHILE}
      {segment === 'new' && terms && <NewSegment terms={terms} teacher={teacher} onDone={close} meanwhile={MEANWHILE} />}
      {id !== undefined && terms && <OpenSegment key={id} id={id} terms={terms} onDone={close} meanwhile={MEANWHILE} />}
    </SideDrawer>
  );
}
