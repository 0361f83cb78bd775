import type { ImportedPunches } from '@talaan/devices/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';

/** What `npm run import` prints of a file of punches, line by line: the figures of the screen's preview, and what is worth a look. */
export function formatPunches({ upload, refused }: ImportedPunches, confirm: boolean): string[] {
  const { state, device, punches, unmatched_pins: pins, bad_lines: bad } = upload;
  const isDone = state === 'DONE';
  const fresh = upload.kept ?? punches - upload.already_kept;
  const counted = [
    [fresh, isDone ? 'punches added' : 'punches would be added'],
    [punches - fresh, 'already in the record'],
    [upload.duplicates, 'twice in the file'],
    [upload.impossible, 'not read'],
  ] as const;
  const figures = counted.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  const span = upload.first_at && upload.last_at ? [upload.first_at, upload.last_at].map((at) => longDate(localTime(at).slice(0, 10))) : [];
  return [
    `${upload.file_name}: punches of ${device.name} (${device.number}), ${upload.lines} lines: ${figures.join(', ')}.`,
    `${[...new Set(span)].join(' to ')}: ${upload.matched} of known people, ${upload.unmatched} of PINs that no one holds.`,
    ...(upload.other_device > 0 ? [`${upload.other_device} lines name another device number.`] : []),
    ...pins.map(
      ({ pin, punches: waiting, first, last, alike }) =>
        `PIN ${pin}: ${waiting} from ${longDate(first)} to ${longDate(last)} wait until someone holds it.${alike ? ` PIN ${alike.pin}, which differs by zeros in front alone, is ${alike.held_by}’s.` : ''}`,
    ),
    ...bad.map(({ line, text, reason }) => `Line ${line}: ${reason} It says: ${text}`),
    ...(upload.impossible > bad.length ? [`These are the first ${bad.length} lines; --report has all.`] : []),
    ...refused,
    isDone
      ? `Imported; ${upload.due_days} days are computed again by the server. Punches are not undone: void those that must not count.`
      : confirm
        ? 'Nothing was imported.'
        : 'This was a check: nothing was imported. Add --confirm to import it.',
  ];
}
