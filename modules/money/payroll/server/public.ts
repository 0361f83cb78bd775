export { openAccountNumbers } from './people/open-account-numbers.ts';
