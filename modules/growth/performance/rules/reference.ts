/** A university MFO: a budget program of state universities and colleges. Its weight is percent of the office's (domain page, B2, B6.8). */
interface MfoSeed {
  code: string;
  name: string;
  weight: number;
}

/** Budget programs of state universities and colleges (General Appropriations Act; domain page, B2). */
export const MFO_SEEDS: readonly MfoSeed[] = [
  { code: 'HEP', name: 'Higher Education Program', weight: 40 },
  { code: 'AEP', name: 'Advanced Education Program', weight: 15 },
  { code: 'RP', name: 'Research Program', weight: 15 },
  { code: 'TAEP', name: 'Technical Advisory Extension Program', weight: 10 },
  { code: 'GAS', name: 'General Administration and Support', weight: 10 },
  { code: 'STO', name: 'Support to Operations', weight: 10 },
];

interface IndicatorSeed {
  mfo: string;
  kind: 'OUTCOME' | 'OUTPUT';
  measure: 'COUNT' | 'PERCENT';
  indicator: string;
}

const indicator = (mfo: string, kind: IndicatorSeed['kind'], measure: IndicatorSeed['measure'], text: string): IndicatorSeed => ({
  mfo,
  kind,
  measure,
  indicator: text,
});

/** Indicators with which the bank begins (General Appropriations Act; domain page, B2). */
export const INDICATOR_SEEDS: readonly IndicatorSeed[] = [
  indicator('HEP', 'OUTCOME', 'PERCENT', 'Percentage of first-time licensure exam takers that pass the licensure exams'),
  indicator('HEP', 'OUTCOME', 'PERCENT', 'Percentage of graduates (2 years prior) that are employed'),
  indicator(
    'HEP',
    'OUTPUT',
    'PERCENT',
    'Percentage of undergraduate students enrolled in CHED-identified and RDC-identified priority programs',
  ),
  indicator('HEP', 'OUTPUT', 'PERCENT', 'Percentage of undergraduate programs with accreditation'),
  indicator('AEP', 'OUTCOME', 'PERCENT', 'Percentage of graduate school faculty engaged in research work (applied, published, patented)'),
  indicator('AEP', 'OUTPUT', 'PERCENT', 'Percentage of graduate students enrolled in research degree programs'),
  indicator('AEP', 'OUTPUT', 'PERCENT', 'Percentage of accredited graduate programs'),
  indicator(
    'RP',
    'OUTCOME',
    'COUNT',
    'Number of research outputs in the last three years utilized by the industry or by other beneficiaries',
  ),
  indicator('RP', 'OUTPUT', 'COUNT', 'Number of research outputs completed within the year'),
  indicator('RP', 'OUTPUT', 'PERCENT', 'Percentage of research outputs published in internationally-refereed or CHED-recognized journals'),
  indicator('TAEP', 'OUTCOME', 'COUNT', 'Number of active partnerships with LGUs, industries, NGOs, NGAs, SMEs and other stakeholders'),
  indicator('TAEP', 'OUTPUT', 'COUNT', 'Number of trainees weighted by the length of training'),
  indicator('TAEP', 'OUTPUT', 'COUNT', 'Number of extension programs organized and supported'),
  indicator(
    'TAEP',
    'OUTPUT',
    'PERCENT',
    'Percentage of beneficiaries who rate the training as satisfactory or higher in quality and relevance',
  ),
];
