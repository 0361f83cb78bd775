import { VoidDialog } from '@talaan/papers/web/void-dialog.tsx';
import { actOnNotices, listNotices, type NoticeRow } from '../../contract/notices.ts';

interface VoidNoticesProps {
  notices: readonly NoticeRow[];
  onClose: () => void;
  onVoided: () => void;
}

/** Declares notices without effect, with the reason. */
export function VoidNotices({ notices, onClose, onVoided }: VoidNoticesProps) {
  const isOne = notices.length === 1;
  return (
    <VoidDialog
      endpoint={actOnNotices}
      body={(reason) => ({ action: 'cancel' as const, ids: notices.map((row) => row.id), reason })}
      name={isOne ? `the notice of ${notices[0]!.fullname}` : `${notices.length} notices`}
      noun={isOne ? 'notice' : 'notices'}
      readers="Anyone who verifies one of these papers reads this. Do not include private facts. The notices can be generated again."
      alsoRefresh={[listNotices]}
      onClose={onClose}
      onVoided={onVoided}
    />
  );
}
