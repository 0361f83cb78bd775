import { Text } from '@mantine/core';
import type { ComparedRow } from '../../contract/copies.ts';
import type { SectionName } from '../../contract/sections.ts';
import { isSaid, labelOnPaper, formatOnPaper } from '../../rules/format-on-paper.ts';

type Fields = ComparedRow['fields'];

/** Boxes with what stood there and what stands there now: `Hours: 16 hours → 24 hours`. */
export function ChangedFields({ section, fields }: { section: SectionName; fields: Fields }) {
  return fields
    .filter(({ field }) => isSaid(field))
    .map((field) => (
      <Text key={field.field} size="sm" className="printed-value">
        <Text span c="dimmed" size="sm">
          {labelOnPaper(section, field.field)}:{' '}
        </Text>
        <BeforeAndNow section={section} field={field} />
      </Text>
    ));
}

export function BeforeAndNow({ section, field: { field, before, after } }: { section: SectionName; field: Fields[number] }) {
  const [was, is] = [before, after].map((kept) => formatOnPaper(section, field, kept) || 'nothing');
  // Of a hidden number only the end is shown, and it may be the same.
  if (was === is) return <ins className="check-now">{is} (another number)</ins>;
  return (
    <>
      <del className="check-was">{was}</del>
      <span aria-hidden> → </span>
      <ins className="check-now">{is}</ins>
    </>
  );
}
