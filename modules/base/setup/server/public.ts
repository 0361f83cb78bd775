export { offerSetup, removeSetupCodes } from './setup-codes.ts';
