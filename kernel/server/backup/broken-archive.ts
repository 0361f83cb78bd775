import { CannotStart } from '../cannot-start.ts';

/** An archive that is not as it was written. */
export class BrokenArchive extends CannotStart {
  constructor(why = 'it ends too early, or some of it was changed', options?: ErrorOptions) {
    super(`The backup is not whole: ${why}. Nothing was restored from it. Take another one.`, options);
  }
}
