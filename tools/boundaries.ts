/** What may not be imported within the workspaces; walls between them are held by check-walls.ts. Counted by tools/check-boundaries.ts, since a cruiser that sees no module finds nothing wrong. */
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
      name: 'the-top-of-a-module-is-pure',
      severity: 'error',
      from: { path: '^modules/[^/]+/[^/]+/(contract\\.ts|contract/|rules/|workflow\\.ts)', pathNot: tests },
      to: { path: '/(server|web|print)/' },
    },
    {
      name: 'the-server-knows-no-page',
      severity: 'error',
      from: { path: '/server/', pathNot: '^apps/server/' },
      to: { path: '^(kernel|modules/[^/]+/[^/]+)/web/' },
    },
    {
      name: 'the-product-loads-no-demo-rows',
      severity: 'error',
      from: { pathNot: `(^|/)demo/|^bench/|${tests}` },
      to: { path: '^modules/[^/]+/[^/]+/demo/', dynamic: false },
    },
    { name: 'the-page-knows-no-server', severity: 'error', from: { path: '/web/', pathNot: tests }, to: { path: '/server/' } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.mjs'] },
  },
};
