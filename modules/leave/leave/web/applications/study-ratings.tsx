import { Text } from '@mantine/core';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { StudyRatings as Judged } from '../../contract/shapes.ts';

/** The condition of study leave that ratings decide, met or not, with the forms or papers in which it is read. */
export function StudyRatings({ judged: { is_met: isMet, says, sources } }: { judged: Judged }) {
  return (
    <Text size="sm" component="div">
      <StatusBadge tone={isMet ? 'good' : 'warning'}>{isMet ? say('Met') : say('Not met')}</StatusBadge>{' '}
      {say('Very Satisfactory in the last two periods (MC 21 s.2004): {says}', { says })}{' '}
      <Text span c="dimmed">
        {sources.join('; ')}
      </Text>
    </Text>
  );
}
