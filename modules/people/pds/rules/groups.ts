import type { SectionName } from '../contract/sections.ts';

/** The twelve groups of the completeness score (3.9), in the order of the progress rail. */
export const GROUPS = {
  personal: { title: 'Personal information', sections: ['personal'] },
  address: { title: 'Addresses', sections: ['personal'] },
  family: { title: 'Family background', sections: ['spouses', 'children', 'parents'] },
  education: { title: 'Educational background', sections: ['education'] },
  eligibility: { title: 'Civil service eligibility', sections: ['eligibilities'] },
  work: { title: 'Work experience', sections: ['work', 'university_work'] },
  voluntary: { title: 'Voluntary work', sections: ['voluntary'] },
  training: { title: 'Learning and development', sections: ['training'] },
  other: { title: 'Other information', sections: ['skills', 'recognitions', 'memberships'] },
  questions: { title: 'Questions 34 to 40', sections: ['answers'] },
  references: { title: 'References', sections: ['references'] },
  government_id: { title: 'Government ID', sections: ['government_id'] },
} as const satisfies Record<string, { title: string; sections: readonly SectionName[] }>;

export type GroupName = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as [GroupName, ...GroupName[]];
