import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { IMPORT_SECTIONS, SECTION_TITLES, type ImportSection } from '../../contract/section-imports.ts';

/** What is imported: the people themselves, or what is kept of them in a spreadsheet of its own. */
export function SectionChoice({ current }: { current: ImportSection | 'people' }) {
  const choices = [
    { key: 'people', title: 'People', to: '/personnels/import' },
    ...IMPORT_SECTIONS.map((section) => ({ key: section, title: SECTION_TITLES[section], to: `/personnels/import/${section}` })),
  ];
  return (
    <Group gap="xs" component="nav" aria-label="What to import">
      {choices.map(({ key, title, to }) => (
        <Button
          key={key}
          component={Link}
          to={to}
          size="sm"
          variant={key === current ? 'filled' : 'default'}
          aria-current={key === current ? 'page' : undefined}
        >
          {title}
        </Button>
      ))}
    </Group>
  );
}
