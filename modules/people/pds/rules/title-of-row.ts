import type { SectionName } from '../contract/sections.ts';

/** What one knows a row by, from what its fields say; empty while nothing does. */
export function titleOfRow(section: SectionName, say: (field: string) => string): string {
  switch (section) {
    case 'spouses':
      return ['first_name', 'middle_name', 'surname', 'name_extension'].map(say).filter(isName).join(' ');
    case 'children':
      return say('fullname');
    case 'education':
      return say('school');
    case 'eligibilities':
      return say('eligibility');
    case 'work':
    case 'university_work':
      return say('position');
    case 'voluntary':
      return say('organization');
    case 'training':
      return say('title');
    case 'references':
      return say('name');
    default:
      return say('text');
  }
}

function isName(part: string): boolean {
  return part !== '' && part.toUpperCase() !== 'N/A';
}
