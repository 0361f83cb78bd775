/** Who may know whom. Counted by tools/check-boundaries.ts, since a cruiser that sees no module finds nothing wrong. */
const tests = '(\\.test\\.ts|\\.e2e\\.ts|fixture\\.ts|-kit\\.ts)$|^testing/|/fixtures/';

export const boundaries = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: tests },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'kernel-knows-no-module',
      severity: 'error',
      from: { path: '^kernel/', pathNot: tests },
      to: { path: '^(modules|apps|demo|bench|testing|tools)/' },
    },
    {
      name: 'modules-know-no-app',
      severity: 'error',
      from: { path: '^modules/', pathNot: tests },
      to: { path: '^(apps|demo|bench|testing|tools)/' },
    },
    {
      name: 'a-module-is-entered-by-its-doors',
      severity: 'error',
      from: { path: '^modules/([^/]+)/' },
      to: {
        path: '^modules/',
        pathNot: '^modules/($1/|[^/]+/(contract\\.ts|contract/|rules/|workflow\\.ts|server/(public|module)\\.ts|web/))',
      },
    },
    {
      name: 'the-top-of-a-module-is-pure',
      severity: 'error',
      from: { path: '^modules/[^/]+/(contract\\.ts|contract/|rules/|workflow\\.ts)', pathNot: tests },
      to: { path: '/(server|web|print)/' },
    },
    {
      name: 'the-server-knows-no-page',
      severity: 'error',
      from: { path: '/server/', pathNot: '^apps/server/' },
      to: { path: '^(kernel|modules/[^/]+)/web/' },
    },
    { name: 'the-page-knows-no-server', severity: 'error', from: { path: '/web/', pathNot: tests }, to: { path: '/server/' } },
    {
      name: 'organization-knows-no-module',
      severity: 'error',
      from: { path: '^modules/organization/', pathNot: tests },
      to: { path: '^modules/(?!organization)' },
    },
    {
      name: 'identity-knows-organization-only',
      severity: 'error',
      from: { path: '^modules/identity/', pathNot: tests },
      to: { path: '^modules/(?!identity|organization)' },
    },
    {
      name: 'reference-is-below-personnel',
      severity: 'error',
      from: { path: '^modules/reference/', pathNot: tests },
      to: { path: '^modules/(?!reference|identity|notifications)' },
    },
    {
      name: 'personnel-is-below-attendance',
      severity: 'error',
      from: { path: '^modules/personnel/', pathNot: tests },
      to: { path: '^modules/(attendance|notifications)/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.mjs'] },
  },
};
