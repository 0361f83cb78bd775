import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
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
  const abroad = place === 'ABROAD' && (leave.foreign_authority || say('Not yet entered; needed before approval'));
  return (
    <Facts
      facts={[
        [say('Employee'), [leave.fullname, leave.position, leave.office].filter(Boolean).join(', ')],
        [say('Dates'), formatInclusive(leave.dates)],
        [
          say('Given back'),
          back.length > 0 && `${formatInclusive(back)}: ${[...new Set(back.map(({ given_back }) => given_back))].join('; ')}`,
        ],
        [say('Where'), place && [PLACES[place], place_detail].filter(Boolean).join(': ')],
        [say('Authority to travel abroad'), abroad],
        [say('Patient'), illness_place && ILLNESS_PLACES[illness_place]],
        [say('Illness'), leave.illness],
        [
          say('Service obligation'),
          obligation && say('{obligation} after it, to {date}', { obligation: formatLength(obligation), date: longDate(obligation.until) }),
        ],
        [say('Ratings'), leave.study_ratings && <StudyRatings key="ratings" judged={leave.study_ratings} />],
        [say('Purpose of study'), study_purpose && STUDY_PURPOSES[study_purpose]],
        [event ?? say('Date of the event'), event_on && longDate(event_on)],
        [
          say('Allocated'),
          allocation && say('{days} of the days to {receiver_name}', { days: allocation.days, receiver_name: allocation.receiver_name }),
        ],
        [say('Commutation'), leave.commutation && say('Requested')],
        [say('Reason for filing late'), leave.late_reason],
        [say('Reliever'), leave.acting],
        [say('Contact while away'), leave.contact],
        [say('Received'), `${longDate(leave.received_on)}${leave.is_paper ? say(', on paper') : ''}`],
        [say('Due under Section 49'), leave.deemed_due_on && longDate(leave.deemed_due_on)],
        [
          say('Printed form'),
          code && (
            <Anchor component={Link} to={`/verify/${code}`}>
              {say('How it is verified')}
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
