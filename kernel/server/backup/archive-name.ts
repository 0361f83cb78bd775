import { ZONE } from '../../contract/zone.ts';

const NAME = /^talaan-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})\.tar\.zst(\.sealed)?$/;

/** `talaan-2026-11-23-013000.tar.zst`, by the clock of the university; `.sealed` where it takes a key to open it. */
export function archiveName(madeAt: string, isSealed: boolean): string {
  const at = Temporal.Instant.from(madeAt).toZonedDateTimeISO(ZONE);
  const time = at.toPlainTime().toString({ smallestUnit: 'second' }).replaceAll(':', '');
  return `talaan-${at.toPlainDate().toString()}-${time}.tar.zst${isSealed ? '.sealed' : ''}`;
}

/** When an archive was made, by its name; undefined for any other file. */
export function dateOfArchive(name: string): Temporal.PlainDateTime | undefined {
  const [, date, hour, minute, second] = NAME.exec(name) ?? [];
  return date ? Temporal.PlainDateTime.from(`${date}T${hour}:${minute}:${second}`) : undefined;
}
