import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaries as configuration } from './boundaries.ts';
import { fail, finish, root } from './findings.ts';

/** Holds the imports against boundaries.ts. A cruiser that could not read the sources would find nothing, so it must have seen them. */
const FEWEST_MODULES = 150;

process.chdir(root);
const { output } = await cruise(['kernel', 'modules', 'apps', 'demo', 'bench', 'testing', 'tools'], {
  ...configuration.options,
  ruleSet: { forbidden: configuration.forbidden },
  validate: true,
} as never);
const { summary } = output as ICruiseResult;
for (const { rule, from, to } of summary.violations) fail(`${rule.name}: ${from} → ${to}`);
if (summary.totalCruised < FEWEST_MODULES) fail(`only ${summary.totalCruised} modules were seen; the parser does not read the sources`);
finish('boundaries', `${summary.totalCruised} modules, ${summary.totalDependenciesCruised ?? 0} imports`);
