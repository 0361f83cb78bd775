import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import type { SlipRow } from '../../contract/pass-slips.ts';
import { formatHours, formatOut } from './format-hours.ts';

/** What a pass slip is, for those who read and those who decide it. */
export function SlipFacts({ slip }: { slip: SlipRow }) {
  return (
    <Facts
      facts={[
        ['Who', [slip.fullname, slip.office].filter(Boolean).join(', ')],
        ['When', `${longDate(slip.date)}, ${formatHours(slip)}`],
        ['Kind', slip.is_official ? 'Official: the hours count as attended' : 'Personal: the hours are undertime'],
        ['Where to', slip.destination],
        ['Purpose', slip.purpose],
        ['Out and back', formatOut(slip)],
        [
          'Pass slip',
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
