import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import type { Application } from '../../../contract/applications.ts';
import { ILLNESS_PLACES, PLACES, STUDY_PURPOSES } from '../../../rules/details.ts';
import { formatLength, serviceObligation } from '../../../rules/service-obligation.ts';
import { StudyRatings } from '../study-ratings.tsx';
import { formatInclusive } from '../../../rules/format-inclusive.ts';

/** What was entered, as far as the reader may know it. */
export function LeaveFacts({ leave }: { leave: Application }) {
  const { place, place_detail, illness_place, study_purpose, event, event_on, allocation, code } = leave;
  const back = leave.dates.filter(({ given_back }) => given_back !== null);
  const obligation = obligationOf(leave);
  const abroad = place === 'ABROAD' && (leave.foreign_authority || 'Not yet entered; needed before approval');
  return (
    <Facts
      facts={[
        ['Employee', [leave.fullname, leave.position, leave.office].filter(Boolean).join(', ')],
        ['Dates', formatInclusive(leave.dates)],
        ['Given back', back.length > 0 && `${formatInclusive(back)}: ${[...new Set(back.map(({ given_back }) => given_back))].join('; ')}`],
        ['Where', place && [PLACES[place], place_detail].filter(Boolean).join(': ')],
        ['Authority to travel abroad', abroad],
        ['Patient', illness_place && ILLNESS_PLACES[illness_place]],
        ['Illness', leave.illness],
        ['Service obligation', obligation && `${formatLength(obligation)} after it, to ${longDate(obligation.until)}`],
        ['Ratings', leave.study_ratings && <StudyRatings key="ratings" judged={leave.study_ratings} />],
        ['Purpose of study', study_purpose && STUDY_PURPOSES[study_purpose]],
        [event ?? 'Date of the event', event_on && longDate(event_on)],
        ['Allocated', allocation && `${allocation.days} of the days to ${allocation.receiver_name}`],
        ['Commutation', leave.commutation && 'Requested'],
        ['Reason for filing late', leave.late_reason],
        ['Reliever', leave.acting],
        ['Contact while away', leave.contact],
        ['Received', `${longDate(leave.received_on)}${leave.is_paper ? ', on paper' : ''}`],
        ['Due under Section 49', leave.deemed_due_on && longDate(leave.deemed_due_on)],
        [
          'Printed form',
          code && (
            <Anchor component={Link} to={`/verify/${code}`}>
              How it is verified
            </Anchor>
          ),
        ],
      ]}
    />
  );
}

/** Of study leave, as far as its dates are live. */
function obligationOf({ type_code, dates }: Application) {
  const live = dates.filter(({ is_live }) => is_live);
  return type_code === 'STUDY' && live.length > 0 && serviceObligation(live[0]!.date, live.at(-1)!.date);
}
