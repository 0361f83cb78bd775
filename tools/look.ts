export {};

/**
 * Looks at every screen in all its forms, on a desk, a laptop and a phone, in light and dark, and notes what they were made of:
 * `npm run look`. With words, as in `npm run look -- /plantilla/items`, at those alone whose path has one of them.
 */
process.env.LOOK = 'all';
process.env.LOOK_AT = process.argv.splice(2).join(' ');
process.argv.push('apps/web/every-screen');
await import('./test.ts');
