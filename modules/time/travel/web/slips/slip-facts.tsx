import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { SlipRow } from '../../contract/pass-slips.ts';
import { formatHours, formatOut } from './format-hours.ts';

/** What a pass slip is, for those who read and those who decide it. */
export function SlipFacts({ slip }: { slip: SlipRow }) {
  return (
    <Facts
      facts={[
        [say('Who'), [slip.fullname, slip.office].filter(Boolean).join(', ')],
        [say('When'), `${longDate(slip.date)}, ${formatHours(slip)}`],
        [say('Kind'), slip.is_official ? say('Official: the hours count as attended') : say('Personal: the hours are undertime')],
        [say('Where to'), slip.destination],
        [say('Purpose'), slip.purpose],
        [say('Out and back'), formatOut(slip)],
        [
          say('Pass slip'),
          slip.code && (
            <Anchor component={Link} to={`/verify/${slip.code}`}>
              {slip.slip_no}
            </Anchor>
          ),
        ],
      ]}
    />
  );
}
