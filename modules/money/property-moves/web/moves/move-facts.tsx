import { Alert, Anchor, Card, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { showError } from '@talaan/kernel/web/toasts.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import { NATURES, TRANSFER_TYPES } from '../../contract/fields.ts';
import { readMoveFile, type Move } from '../../contract/moves.ts';

/** What a move is about, for those who read and those who decide it. */
export function MoveFacts({ move }: { move: Move }) {
  return (
    <Stack gap="sm">
      {move.days_left !== null && <DaysLeft days={move.days_left} dueOn={move.due_on!} />}
      <Card withBorder padding="md">
        <Facts facts={[...whoOf(move), ...transferFacts(move), ...lossFacts(move)]} />
      </Card>
    </Stack>
  );
}

/** How long relief can still be asked of the Commission on Audit. */
function DaysLeft({ days, dueOn }: { days: number; dueOn: string }) {
  const color = days < 0 ? 'red' : days <= 5 ? 'yellow' : 'blue';
  const title =
    days < 0
      ? say('{days} late', { days: count(-days, 'day') })
      : days === 0
        ? say('Today is the last day')
        : say('{days} left', { days: count(days, 'day') });
  return (
    <Alert color={color} icon={<IconAlertTriangle size={18} />} title={title}>
      {say('The notarized report goes to the Commission on Audit with the request for relief by {dueOn}.', { dueOn: longDate(dueOn) })}
    </Alert>
  );
}

function whoOf({ kind, holder, office, receiver, reason, witnesses, items, amount }: Move): Fact[] {
  return [
    [say('Accountable person'), holder !== null && (office === null ? holder : `${holder}, ${office}`)],
    [say('Receiver'), receiver],
    [say('Items'), `${count(items, 'item')}, ${formatPesos(amount)}`],
    [
      say(kind === 'loss' ? 'Circumstances' : 'Reason'),
      <Text key="reason" size="sm" style={{ whiteSpace: 'pre-line' }}>
        {reason}
      </Text>,
    ],
    [say('Signed before witnesses'), witnesses],
  ];
}

function transferFacts({ transfer }: Move): Fact[] {
  if (!transfer) return [];
  const { type, other_type, approved_by, approved_position, received_by, dated_on } = transfer;
  return [
    [say('Type of transfer'), type === 'OTHER' ? other_type : say(TRANSFER_TYPES[type])],
    [say('Received there by'), received_by],
    [say('Approved by'), [approved_by, approved_position].filter(Boolean).join(', ')],
    [say('Date of the report'), dated_on !== null && longDate(dated_on)],
  ];
}

function lossFacts({ id, loss }: Move): Fact[] {
  if (!loss) return [];
  return [
    [say('What happened'), say(NATURES[loss.nature])],
    [say('Day of the loss'), loss.lost_on === null ? say('Not known') : longDate(loss.lost_on)],
    [say('Discovered'), longDate(loss.discovered_on)],
    [say('Place'), loss.place],
    [say('Police'), loss.police_notified ? `${loss.police_station}, ${longDate(loss.police_on!)}` : say('Not notified')],
    [say('Notarized'), loss.notarized_on === null ? say('Not yet') : [longDate(loss.notarized_on), loss.notary].filter(Boolean).join(', ')],
    [say('Identity paper'), loss.identity_paper],
    [say('Submitted'), loss.submitted_on !== null && `${longDate(loss.submitted_on)}, ${loss.submission_no}`],
    [say('Decided'), loss.decided_on !== null && [longDate(loss.decided_on), loss.decision_no].filter(Boolean).join(', ')],
    [say('Paid'), loss.paid !== null && say('{paid}, receipt {receipt_no}', { paid: formatPesos(loss.paid), receipt_no: loss.receipt_no })],
    [say('Replaced by'), loss.replacement && `${loss.replacement.property_no}, ${loss.replacement.article}`],
    [say('Files'), loss.files.length > 0 && <Files key="files" id={id} files={loss.files} />],
  ];
}

function Files({ id, files }: { id: number; files: NonNullable<Move['loss']>['files'] }) {
  const open = async (file: number) => {
    try {
      window.open(URL.createObjectURL(await fetchFile(readMoveFile, { params: { id, file } })), '_blank', 'noopener');
    } catch {
      showError('The file could not be opened. Try again.');
    }
  };
  return (
    <Stack gap={2} align="flex-start">
      {files.map((file) => (
        <Anchor key={file.id} component="button" type="button" size="sm" py={4} onClick={() => void open(file.id)}>
          {file.name}
        </Anchor>
      ))}
    </Stack>
  );
}
